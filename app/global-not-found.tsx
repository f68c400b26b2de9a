import type { Metadata } from "next";
import { PageNotFound } from "@/components/shell/failures/page-not-found";
import { PageMain } from "@/components/shell/page-head";
import { pageMessages } from "@/lib/server/pages/messages";
import { getShop } from "@/lib/shop/server/read";
import EnglishLayout, { generateMetadata as metadataOfEveryPage } from "./(english)/layout";
import ShopLayout from "./[lang]/(shop)/layout";

export { viewport } from "./(english)/layout";

export async function generateMetadata(): Promise<Metadata> {
	const [metadata, { name }] = await Promise.all([metadataOfEveryPage(), getShop()]);
	return { ...metadata, title: `${(await pageMessages("missingPage")).title} · ${name}` };
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
