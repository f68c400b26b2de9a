import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { notFound } from "next/navigation";
import sharp from "sharp";
import { categoryName, productName } from "@/lib/products/rules/product-words";
import { getProduct } from "@/lib/products/server/read-catalogue";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { formatAmount } from "@/lib/text/money";
import { pictureAsPng } from "../images/picture";
import { sharePicture } from "./share-picture";

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
