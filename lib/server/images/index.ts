import "server-only";
import { gridFsImages } from "./gridfs";

export type ImageStore = {
	/** Keeps a WebP picture and gives the URL under which pages show it. */
	put(picture: Buffer, name: string): Promise<string>;
	/** Takes a picture away again; a URL that is not this store's is left alone. */
	remove(url: string): Promise<void>;
};

/** Where product pictures live. */
export function imageStore(): ImageStore {
	return gridFsImages;
}
