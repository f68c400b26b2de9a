import type { Metadata } from "next";
import { PageNotFound } from "@/components/shop/failures/page-not-found";
import { getShop } from "@/lib/server/shop/read";
import ShopLayout from "./(shop)/layout";
import RootLayout, { generateMetadata as metadataOfEveryPage } from "./layout";

export { viewport } from "./layout";

export async function generateMetadata(): Promise<Metadata> {
	const [metadata, { name }] = await Promise.all([metadataOfEveryPage(), getShop()]);
	return { ...metadata, title: `Page not found · ${name}` };
}

/** An address that leads nowhere; answered with status 404. A document of its own, so that no other page carries it. */
export default function GlobalNotFound() {
	return (
		<RootLayout>
			<ShopLayout>
				<PageNotFound />
			</ShopLayout>
		</RootLayout>
	);
}
