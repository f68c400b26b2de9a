import { ProductPage, productMetadata } from "@/app/_pages/product";
import { ProductMessages } from "@/components/messages/en/product";
import { inLanguage, pageIn } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

/** No page is built ahead: each is made at its first visit and cached until its product changes. */
export function generateStaticParams(): { id: string }[] {
	return [];
}

export const generateMetadata = inLanguage("en", productMetadata);
export default pageIn("en", ProductPage, ProductMessages);
