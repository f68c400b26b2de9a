import "server-only";
import type { Metadata } from "next";
import { getShop } from "@/lib/shop/server/read";
import { pageLanguage, pageMessages } from "./messages";
import { SHARE_SIZE } from "./share-picture";

/** What a page is where it is shared, with its picture: the address of one that is drawn (`opengraph-image`), and its words. */
export async function openGraphOf(picture: {
	url: string;
	alt: string;
}): Promise<NonNullable<Metadata["openGraph"]>> {
	const { name } = await getShop();
	const { shopName } = await pageMessages("common");
	return {
		type: "website",
		siteName: shopName(name),
		locale: `${await pageLanguage()}_PK`,
		images: { ...picture, ...SHARE_SIZE, type: "image/png" },
	};
}
