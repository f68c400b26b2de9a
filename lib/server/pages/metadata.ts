import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import sharp from "sharp";
import { categoryName, productName } from "@/lib/products/rules/product";
import { getProduct } from "@/lib/products/server/read-catalogue";
import { getShop } from "@/lib/shop/server/read";
import { type Language, pathIn } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { formatAmount } from "@/lib/text/money";
import { pictureAsPng } from "../images/sized";
import { pageLanguage, pageMessages } from "./messages";
import { SHARE_SIZE, sharePicture } from "./share-picture";

/** Where a page stands, for search engines: its own address, and the same page in each language (working day 7). */
export async function alternatesOf(path: string): Promise<NonNullable<Metadata["alternates"]>> {
	return { canonical: pathIn(await pageLanguage(), path), languages: languagesOf(path) };
}

/** The same page in each language, as `hreflang` names them; English where a reader's is neither. */
export function languagesOf(path: string) {
	return { en: pathIn("en", path), ur: pathIn("ur", path), "x-default": pathIn("en", path) };
}

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

export { SHARE_SIZE } from "./share-picture";

/** The picture of every page that has none of its own, in the page's language. */
export async function shopPicture(language: Language) {
	const { title, line } = MESSAGES[language].share;
	const crate = await readFile(join(process.cwd(), "public/art/crate-full.webp"));
	const png = await sharp(crate).resize(440).png().toBuffer();
	const picture = `data:image/png;base64,${png.toString("base64")}`;
	return sharePicture({ title, line, picture }, language);
}

/** A product where it is shared: its picture, name, price and unit, in the page's language. */
export async function productPicture(id: string, language: Language) {
	const product = await getProduct(id);
	if (!product) notFound();
	const { share, common, product: goods } = MESSAGES[language];
	const content = {
		over: categoryName(product.category, language),
		title: productName(product, language),
		line: share.price({
			amount: common.rupees(formatAmount(product.offerPrice)),
			unit: goods.unit(product),
		}),
		picture: await pictureAsPng(product.imageUrl, 440),
	};
	return sharePicture(content, language);
}
