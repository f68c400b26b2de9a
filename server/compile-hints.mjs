import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

/** Tells Chromium's engine to compile a whole file while it is being fetched, off the page's own thread. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks every script of the built shop, so that a slow phone does not stand still to compile them when they first
 * run. Other browsers read a comment.
 * @param {string} directory where the build put its scripts, from the root
 */
export async function hintCompilers(directory) {
	const files = await readdir(join(ROOT, directory), { recursive: true });
	for (const file of files.filter((name) => name.endsWith(".js"))) {
		const path = join(ROOT, directory, file);
		const script = await readFile(path, "utf8");
		if (!script.startsWith(HINT)) await writeFile(path, HINT + script);
	}
}
