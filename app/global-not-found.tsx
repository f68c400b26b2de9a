import type { Metadata } from "next";
import { PageNotFound } from "@/components/shop/failures/page-not-found";
import { SHOP } from "@/lib/domain/shop";
import ShopLayout from "./(shop)/layout";
import RootLayout, { generateMetadata as metadataOfEveryPage } from "./layout";

export { viewport } from "./layout";

export async function generateMetadata(): Promise<Metadata> {
	return { ...(await metadataOfEveryPage()), title: `Page not found · ${SHOP.name}` };
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
