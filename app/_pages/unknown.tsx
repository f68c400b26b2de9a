import type { Metadata } from "next";
import { Missing } from "@/components/shop/failures/missing";
import { PageNotFound } from "@/components/shop/failures/page-not-found";
import { pageMessages } from "@/lib/server/pages/messages";

export function unknownMetadata(): Metadata {
	return { title: pageMessages("missingPage").title, robots: { index: false } };
}

/** What stands at an address that leads nowhere. */
export function UnknownPage() {
	return (
		<Missing>
			<PageNotFound />
		</Missing>
	);
}
