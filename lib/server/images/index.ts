import "server-only";
import { env } from "../platform/env";
import { gridFsImages } from "./gridfs";

export type ImageStore = {
	/**
	 * Stores a WebP picture and gives the URL under which pages show it. The same picture is stored once, and stays: old
	 * orders go on showing what was bought.
	 */
	put(picture: Buffer, isPhoto?: boolean): Promise<string>;
};

/** Where product pictures are put: at Cloudinary when CLOUDINARY_URL is set, else in the shop's own database. */
export async function imageStore(): Promise<ImageStore> {
	if (!env().CLOUDINARY_URL) return gridFsImages;
	return (await import("./cloudinary")).cloudinaryImages;
}
