import { Missing, PageNotFound } from "@/components/shell/failures/page-not-found";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

/** None is known ahead: each is made when it is asked for, whole, so that its status is right. */
export function generateStaticParams(): { unknown: string[] }[] {
	return [];
}

export const generateMetadata = ownPage("missingPage", (text) => text.title);

export default function UnknownPage() {
	return (
		<Missing>
			<PageNotFound />
		</Missing>
	);
}
