import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { CITY } from "@/lib/domain/areas";
import { SHOP } from "@/lib/domain/shop";
import { SHARE_SIZE, sharePicture } from "@/lib/server/pages/share-picture";

export const alt = SHOP.tagline;
export const size = SHARE_SIZE;
export const contentType = "image/png";

/** The picture of every page that has none of its own. */
export default async function ShopPicture() {
	const crate = await readFile(join(process.cwd(), "public/art/crate-full.webp"));
	const png = await sharp(crate).resize(440).png().toBuffer();
	return sharePicture({
		title: `The morning mandi, at your door`,
		line: `Fruits, vegetables and bundles for ${CITY}`,
		picture: `data:image/png;base64,${png.toString("base64")}`,
	});
}
