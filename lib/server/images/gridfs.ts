import "server-only";
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import mongoose from "mongoose";
import { pictureName } from "@/lib/products/rules/picture";
import { connectDatabase } from "../database/connect";
import type { ImageStore } from "./index";

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
export const gridFsImages: ImageStore = {
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
