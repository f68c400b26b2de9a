import type { Metadata } from "next";
import { PageNotFound } from "@/components/shop/failures/page-not-found";
import { PageMain } from "@/components/shop/shell/page-main";
import { pageMessages } from "@/lib/server/pages/messages";
import { getShop } from "@/lib/server/shop/read";
import ShopLayout from "./(english)/(shop)/layout";
import EnglishLayout, { generateMetadata as metadataOfEveryPage } from "./(english)/layout";

export { viewport } from "./(english)/layout";

export async function generateMetadata(): Promise<Metadata> {
	const [metadata, { name }] = await Promise.all([metadataOfEveryPage({}), getShop()]);
	return { ...metadata, title: `${pageMessages("missingPage").title} · ${name}` };
}

/** An address that leads nowhere; answered with status 404. A document of its own, so that no other page carries it. */
export default function GlobalNotFound() {
	return (
		<EnglishLayout>
			<ShopLayout>
				<PageMain>
					<PageNotFound />
				</PageMain>
			</ShopLayout>
		</EnglishLayout>
	);
}
