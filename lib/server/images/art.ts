import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { resized } from "./sized";

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
