import { UnknownPage, unknownMetadata } from "@/app/_pages/unknown";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

/** None is known ahead: each is made when it is asked for, whole, so that its status is right. */
export function generateStaticParams(): { unknown: string[] }[] {
	return [];
}

/** An address below /ur that leads nowhere; the English ones have a document of their own (app/global-not-found.tsx). */
export const generateMetadata = inLanguage("ur", unknownMetadata);
export default pageIn("ur", UnknownPage);
