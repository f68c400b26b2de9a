import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import mongoose from "mongoose";
import type { Metadata } from "sharp";
import sharp from "sharp";
import { MAX_PICTURE_SIDE, pictureName } from "@/lib/products/rules/picture";
import { NOT_A_PICTURE } from "@/lib/products/rules/product-form";
import { connectDatabase } from "../database/connect";
import { env } from "../platform/env";
import { invalid } from "../platform/errors";

const BUCKET = "images";
const NAME = /^[0-9a-f]{32}(-photo)?$/;
const OWN = /^\/images\/([\w-]+)\.webp$/;

/** True for what may be the name of a picture that is stored here. */
export function isImageName(name: string): boolean {
	return NAME.test(name);
}

/** The name of a picture that is stored here, by the address of the whole picture; null for any other address. */
export function nameOfImage(path: string): string | null {
	const name = OWN.exec(path)?.[1] ?? "";
	return isImageName(name) ? name : null;
}

async function bucket(): Promise<mongoose.mongo.GridFSBucket> {
	const { connection } = await connectDatabase();
	if (!connection.db) throw new Error("The database connection has no database selected");
	return new mongoose.mongo.GridFSBucket(connection.db, { bucketName: BUCKET });
}

/** Pictures in the shop's own database, named by their content, so the same picture is stored once. */
const gridFsImages: ImageStore = {
	async put(picture, isPhoto = false) {
		const name = pictureName(createHash("sha256").update(picture).digest("hex").slice(0, 32), isPhoto);
		const images = await bucket();
		const [known] = await images.find({ filename: name }).limit(1).toArray();
		if (!known) await pipeline(Readable.from([picture]), images.openUploadStream(name));
		return `/images/${name}.webp`;
	},
};

/** The bytes of a stored picture, or null when there is none of that name. */
export async function readImage(name: string): Promise<Buffer | null> {
	const images = await bucket();
	const [file] = await images.find({ filename: name }).limit(1).toArray();
	if (!file) return null;
	const chunks: Buffer[] = [];
	for await (const chunk of images.openDownloadStream(file._id)) chunks.push(Buffer.from(chunk));
	return Buffer.concat(chunks);
}

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

/** A picture is unpacked in memory, four bytes a pixel: more than this is refused before that. */
const MAX_MEGAPIXELS = 36;
const PICTURE_FORMATS = new Set(["jpeg", "png", "webp", "gif", "heif", "avif", "tiff"]);

async function readHeader(file: Buffer, field: string): Promise<Metadata> {
	try {
		return await sharp(file, { limitInputPixels: false }).metadata();
	} catch {
		throw invalid(field, NOT_A_PICTURE);
	}
}

export type PreparedPicture = {
	webp: Buffer;
	/** Nothing can be seen through it: it fills its frame. */
	isPhoto: boolean;
};

/**
 * A file as the shop keeps it: a WebP picture that stands upright, at most 1280 pixels a side, without the metadata
 * of the camera. Throws ShopError `invalid` when it does not decode as a picture or has too many pixels;
 * `field` is the form's field that it came in.
 */
export async function preparePicture(file: Buffer, field = "images"): Promise<PreparedPicture> {
	const { format, width, height } = await readHeader(file, field);
	if (!PICTURE_FORMATS.has(format)) throw invalid(field, NOT_A_PICTURE);
	const megapixels = (width * height) / 1_000_000;
	if (megapixels > MAX_MEGAPIXELS) {
		throw invalid(
			field,
			`This picture has ${Math.round(megapixels)} megapixels. Please use one of at most ${MAX_MEGAPIXELS}.`,
		);
	}
	try {
		const webp = await sharp(file, { failOn: "error" })
			.autoOrient()
			.resize({ width: MAX_PICTURE_SIDE, height: MAX_PICTURE_SIDE, fit: "inside", withoutEnlargement: true })
			.webp({ quality: 82 })
			.toBuffer();
		return { webp, isPhoto: (await sharp(webp).stats()).isOpaque };
	} catch {
		throw invalid(field, NOT_A_PICTURE);
	}
}
