import "server-only";
import { requestPublic } from "@/lib/server/http/public-address";
import { imageStore, preparePicture } from "@/lib/server/images/store";
import { ShopError } from "@/lib/server/platform/errors";
import { MAX_IMAGE_BYTES } from "../../rules/product-form";
import type { ListFault } from "../../schema/bulk-change";
import { type Addition, type Patch, PICTURE_ALLOWANCE, type PictureSource } from "./plan";

const FETCH_MS = 10_000;
/** Fetched at the same time. */
const AT_ONCE = 6;

const BROKEN = "The picture cannot be read. Please make the zip anew.";

type Pictured = Pick<Addition, "line" | "name" | "picture">;

/** Where each picture of an import is stored by now, by what it came from: deciding again fetches none twice. */
export type StoredPictures = Map<string, string>;

async function fetched(url: string): Promise<Buffer> {
	const most = { timeoutMs: FETCH_MS, maxBytes: MAX_IMAGE_BYTES };
	const { status, body } = await requestPublic({
		...{ url, method: "GET", ...most, allowance: PICTURE_ALLOWANCE },
	});
	if (status !== 200) throw new Error(`it answered ${status}`);
	return body;
}

async function readPicture({ read }: PictureSource): Promise<Buffer> {
	try {
		return await ("file" in read ? read.file() : fetched(read.url));
	} catch (error) {
		if (error instanceof ShopError) throw error;
		if ("file" in read) throw new ShopError("invalid", BROKEN);
		const reason = error instanceof Error ? error.message : "no reason given";
		throw new ShopError("invalid", `The picture could not be fetched: ${reason}`);
	}
}

async function storePicture(source: PictureSource): Promise<string> {
	const { webp, isPhoto } = await preparePicture(await readPicture(source));
	return (await imageStore()).put(webp, isPhoto);
}

/**
 * Fetches and stores the pictures of an import through the shop's own pipeline, a few at a time; `onLine` hears of each
 * line that has its picture, and ends the work by throwing. Gives the faults of those that are none.
 */
export async function storePictures(
	lines: readonly (Pictured | Pick<Patch, keyof Pictured>)[],
	stored: StoredPictures,
	onLine: () => Promise<void>,
): Promise<ListFault[]> {
	const waiting = lines.filter((line): line is Pictured => line.picture !== undefined);
	const faults: ListFault[] = [];
	const work = async () => {
		for (let next = waiting.shift(); next; next = waiting.shift()) {
			const { line, name, picture } = next;
			await onLine();
			try {
				if (!stored.has(picture.id)) stored.set(picture.id, await storePicture(picture));
			} catch (error) {
				if (!(error instanceof ShopError) || error.kind === "unavailable") throw error;
				const { message } = error;
				faults.push({ line, message, needed: message, name, column: "image", value: picture.cell });
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return faults.sort((a, b) => a.line - b.line);
}
