import "server-only";
import { gridFsImages } from "./gridfs";

export type ImageStore = {
	/**
	 * Keeps a WebP picture and gives the URL under which pages show it. The same picture is kept once, and stays: old
	 * orders go on showing what was bought.
	 */
	put(picture: Buffer, isPhoto?: boolean): Promise<string>;
};

/** Where product pictures live. */
export function imageStore(): ImageStore {
	return gridFsImages;
}
