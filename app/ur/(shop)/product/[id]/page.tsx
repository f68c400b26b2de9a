import { ProductPage, productMetadata } from "@/app/_pages/product";
import { ProductMessages } from "@/components/messages/ur/product";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

/** No page is built ahead: each is made at its first visit and cached until its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

export const generateMetadata = inLanguage("ur", productMetadata);
export default pageIn("ur", ProductPage, ProductMessages);
