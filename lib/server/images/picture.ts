import "server-only";
import sharp from "sharp";
import { log } from "../log/log";
import { nameOfImage, readImage } from "./gridfs";

const FETCH_MS = 5_000;

async function readPicture(imageUrl: string): Promise<Buffer | null> {
	const name = nameOfImage(imageUrl);
	if (name) return readImage(name);
	if (!imageUrl.startsWith("https://")) return null;
	const response = await fetch(imageUrl, { signal: AbortSignal.timeout(FETCH_MS) });
	return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}

/** A product's picture as a PNG data URL of this many pixels a side; null when it cannot be had. */
export async function pictureAsPng(imageUrl: string, side: number): Promise<string | null> {
	try {
		const picture = await readPicture(imageUrl);
		if (!picture) return null;
		const png = await sharp(picture).resize(side, side, { fit: "inside" }).png().toBuffer();
		return `data:image/png;base64,${png.toString("base64")}`;
	} catch (error) {
		log.warn({ err: error, imageUrl }, "a picture could not be read for sharing");
		return null;
	}
}
