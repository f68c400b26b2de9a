import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

const SKIPPED = new Set(["node_modules", "dist", ".next"]);

/** @param {string} path @returns {string[]} every file under the path, in a stable order */
function filesUnder(path) {
	if (!existsSync(path)) return [];
	if (!statSync(path).isDirectory()) return [path];
	const names = readdirSync(path).filter((name) => !SKIPPED.has(name));
	return names.sort().flatMap((name) => filesUnder(join(path, name)));
}

/** One hash over the content of these files and folders of the repository. @param {string[]} paths */
export function fingerprintOf(paths) {
	const hash = createHash("sha256");
	for (const file of paths.flatMap((path) => filesUnder(join(ROOT, path)))) {
		hash.update(file.slice(ROOT.length)).update(readFileSync(file));
	}
	return hash.digest("hex");
}

/**
 * Runs a build step only when its sources differ from those of the last build.
 * @param {{ sources: string[], stamp: string, build: () => Promise<void> }} step
 */
export async function buildWhenStale({ sources, stamp, build }) {
	const stampFile = join(ROOT, stamp);
	const before = fingerprintOf(sources);
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === before) return;
	await build();
	writeFileSync(stampFile, before);
}
