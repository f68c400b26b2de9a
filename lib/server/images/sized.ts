import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { isPhoto, PICTURE_QUALITY } from "@/lib/products/rules/picture";
import { PictureSize } from "@/models/products";
import { isDuplicate } from "../database/errors";
import { log } from "../log/log";
import { nameOfImage, readImage } from "./store";

/**
 * A WebP picture at most this many pixels wide; never made larger. What fills its square frame is cut off at the sides
 * where it is wide: its height is then as many pixels.
 */
export function resized(webp: Buffer, width: number, fillsFrame = false): Promise<Buffer> {
	const size = fillsFrame ? ({ width, height: width, fit: "outside" } as const) : { width };
	return sharp(webp)
		.resize({ ...size, withoutEnlargement: true })
		.webp({ quality: PICTURE_QUALITY })
		.toBuffer();
}

async function readStored(key: string): Promise<Buffer | null> {
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
	const webp = await resized(picture, width, isPhoto(name));
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
	// Older versions have stored wide photographs too low, under the name of the width alone.
	const key = `${name}.${isPhoto(name) ? "square." : ""}${width}`;
	const known = underway.get(key);
	if (known) return known;
	const answer = readOrMake(key, name, width).finally(() => underway.delete(key));
	underway.set(key, answer);
	return answer;
}

const FOLDER = join(process.cwd(), "public/art");

/** The sizes made so far: a few dozen files of this version of the shop, in a dozen widths at most. */
const made = new Map<string, Promise<Buffer>>();

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}

/** A drawing of `public/art` in one of the widths of `PICTURE_WIDTHS`, made once a process; null when there is none. */
export async function readSizedArt(name: string, width: number): Promise<Buffer | null> {
	const key = `${name}.${width}`;
	const drawing =
		made.get(key) ?? readFile(join(FOLDER, `${name}.webp`)).then((webp) => resized(webp, width));
	made.set(key, drawing);
	try {
		return await drawing;
	} catch (error) {
		made.delete(key);
		if (isMissing(error)) return null;
		throw error;
	}
}

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
