import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Bytes between two looks at which module a place of a file belongs to. */
const STEP = 16;

type Entry = Awaited<ReturnType<Page["coverage"]["stopJSCoverage"]>>[number];
/** What a module weighs in the page, and how much of that ran; kilobytes as compressed with the files around it. */
export type ModuleUse = { shipped: number; run: number };

/** Which bytes of a file ran. Functions and blocks lie in each other: the inner ones have the last word. */
function ranBytes({ source = "", functions }: Entry): Uint8Array {
	const ran = new Uint8Array(source.length).fill(1);
	const ranges = functions.flatMap((each) => each.ranges);
	const sizeOf = (range: (typeof ranges)[number]) => range.endOffset - range.startOffset;
	for (const range of ranges.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
		ran.fill(range.count > 0 ? 1 : 0, range.startOffset, range.endOffset);
	}
	return ran;
}

/** `turbopack:///[project]/node_modules/zod/v4/core/api.js` is `zod`, a file of the shop its path. */
function moduleName(source: string): string {
	const path = source.replace(/^.*\[project\]\//, "").replace(/ .*$/, "");
	const [, inPackage] = /.*node_modules\/(.*)$/.exec(path) ?? [];
	if (!inPackage) return path;
	return inPackage
		.split("/")
		.slice(0, inPackage.startsWith("@") ? 2 : 1)
		.join("/");
}

async function mapOf(url: string): Promise<SourceMap | null> {
	const answer = await fetch(`${url}.map`);
	return answer.ok ? new SourceMap(await answer.json()) : null;
}

/** Adds what one file holds to the modules that it is made of. */
async function addFile(uses: Map<string, ModuleUse>, entry: Entry): Promise<void> {
	const { source = "", url } = entry;
	const map = await mapOf(url);
	const ran = ranBytes(entry);
	const kilobytes = (gzipSync(source).length / source.length) * (STEP / 1000);
	const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	let line = 0;
	for (let at = 0; at < source.length; at += STEP) {
		while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line += 1;
		const found = map?.findEntry(line, at - (starts[line] ?? 0));
		const from = found && "originalSource" in found ? found.originalSource : undefined;
		const name = from ? moduleName(from) : "(between modules)";
		const known = uses.get(name) ?? { shipped: 0, run: 0 };
		uses.set(name, { shipped: known.shipped + kilobytes, run: known.run + (ran[at] ? kilobytes : 0) });
	}
}

/** What each module weighs in the files that the page fetched, and how much of it ran. */
export async function usesOf(entries: readonly Entry[]): Promise<Map<string, ModuleUse>> {
	const uses = new Map<string, ModuleUse>();
	for (const entry of entries) if (entry.source) await addFile(uses, entry);
	return uses;
}
