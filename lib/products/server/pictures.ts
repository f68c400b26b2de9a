import "server-only";
import { imageStore } from "@/lib/server/images";
import { preparePicture } from "@/lib/server/images/prepare";
import { IMAGE_REQUIRED } from "../rules/product-form";
import { badPictures, type Picture } from "./upload";

/** The pictures of a product as its document keeps them. */
export type ProductPictures = { imageUrl: string; moreImages: string[] };

async function store(picture: Buffer): Promise<string> {
	const { webp, isPhoto } = await preparePicture(picture);
	return (await imageStore()).put(webp, isPhoto);
}

/**
 * Stores the files among the pictures and gives the URLs of all in their order. `own` are the ones that may stay.
 * Throws ShopError `invalid` for a file that is no picture, or a URL that is not among them.
 */
export async function storePictures(
	pictures: readonly Picture[],
	own: readonly string[],
): Promise<ProductPictures> {
	const urls: string[] = [];
	for (const picture of pictures) {
		if (typeof picture === "string" && !own.includes(picture))
			throw badPictures("This picture cannot be used");
		urls.push(typeof picture === "string" ? picture : await store(picture));
	}
	const [imageUrl, ...moreImages] = urls;
	if (!imageUrl) throw badPictures(IMAGE_REQUIRED);
	return { imageUrl, moreImages };
}
