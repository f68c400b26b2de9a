import type { Metadata } from "next";
import { Missing, PageNotFound } from "@/components/shell/failures/page-not-found";
import { pageMessages } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

/** None is known ahead: each is made when it is asked for, whole, so that its status is right. */
export function generateStaticParams(): { unknown: string[] }[] {
	return [];
}

export async function generateMetadata(): Promise<Metadata> {
	return { title: (await pageMessages("missingPage")).title, robots: { index: false } };
}

/** What stands at an address that leads nowhere. */
export default function UnknownPage() {
	return (
		<Missing>
			<PageNotFound />
		</Missing>
	);
}
