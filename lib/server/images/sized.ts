import "server-only";
import sharp from "sharp";
import { PICTURE_QUALITY } from "@/lib/products/rules/picture";
import { PictureSize } from "@/models/products";
import { connectDatabase } from "../database/connect";
import { isDuplicate } from "../database/duplicates";
import { readImage } from "./gridfs";

/** A WebP picture at most this many pixels wide; never made larger. */
export function resized(webp: Buffer, width: number): Promise<Buffer> {
	return sharp(webp)
		.resize({ width, withoutEnlargement: true })
		.webp({ quality: PICTURE_QUALITY })
		.toBuffer();
}

async function readStored(key: string): Promise<Buffer | null> {
	await connectDatabase();
	const stored = await PictureSize.findById(key);
	return stored?.webp ?? null;
}

async function keep(key: string, webp: Buffer): Promise<void> {
	try {
		await PictureSize.create({ _id: key, webp });
	} catch (error) {
		// Another instance has made the same one meanwhile.
		if (!isDuplicate(error)) throw error;
	}
}

async function readOrMake(key: string, name: string, width: number): Promise<Buffer | null> {
	const stored = await readStored(key);
	if (stored) return stored;
	const picture = await readImage(name);
	if (!picture) return null;
	const webp = await resized(picture, width);
	await keep(key, webp);
	return webp;
}

/** What is being read or made at the moment, so that many who ask at once make it once. */
const underway = new Map<string, Promise<Buffer | null>>();

/**
 * A picture of the shop's own store in one of the widths of `PICTURE_WIDTHS`: made when it is first asked for, then
 * stored beside the picture for all instances. Null when there is no picture of that name.
 */
export function readSized(name: string, width: number): Promise<Buffer | null> {
	const key = `${name}.${width}`;
	const known = underway.get(key);
	if (known) return known;
	const answer = readOrMake(key, name, width).finally(() => underway.delete(key));
	underway.set(key, answer);
	return answer;
}
