import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** Bytes between two looks at which module a place of a file belongs to. */
const STEP = 16;
/** The name of what belongs to no module: what holds a file together. */
export const BETWEEN = "(between modules)";

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
	if (source === BETWEEN) return source;
	const path = source.replace(/^.*\[project\]\//, "").replace(/ .*$/, "");
	const [, inPackage] = /.*node_modules\/(.*)$/.exec(path) ?? [];
	if (!inPackage) return path;
	return inPackage
		.split("/")
		.slice(0, inPackage.startsWith("@") ? 2 : 1)
		.join("/");
}

async function mapOf({ url, source = "" }: Entry): Promise<SourceMap | null> {
	const [, name] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(source) ?? [];
	if (!name) return null;
	const answer = await fetch(new URL(name, url));
	return answer.ok ? new SourceMap(await answer.json()) : null;
}

function add(uses: Map<string, ModuleUse>, name: string, { shipped, run }: ModuleUse): void {
	const known = uses.get(name) ?? { shipped: 0, run: 0 };
	uses.set(name, { shipped: known.shipped + shipped, run: known.run + run });
}

/** What one file is made of, by the source that each part was written in. */
async function sourcesOf(entry: Entry): Promise<Map<string, ModuleUse>> {
	const { source = "" } = entry;
	const map = await mapOf(entry);
	const ran = ranBytes(entry);
	const shipped = (gzipSync(source).length / source.length) * (STEP / 1000);
	const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
	const uses = new Map<string, ModuleUse>();
	let line = 0;
	for (let at = 0; at < source.length; at += STEP) {
		while ((starts[line + 1] ?? Number.POSITIVE_INFINITY) <= at) line += 1;
		const found = map?.findEntry(line, at - (starts[line] ?? 0));
		const from = found && "originalSource" in found ? found.originalSource : undefined;
		add(uses, from ?? BETWEEN, { shipped, run: ran[at] ? shipped : 0 });
	}
	return uses;
}

export type PageUse = {
	modules: Map<string, ModuleUse>;
	/** Kilobytes of sources that another file of the page had brought already. */
	twice: number;
};

/** What each module weighs in the files that the page fetched, and how much of it ran. */
export async function pageUse(entries: readonly Entry[]): Promise<PageUse> {
	const page: PageUse = { modules: new Map(), twice: 0 };
	const seen = new Set([BETWEEN]);
	// What stands in the page itself is its content, not its JavaScript.
	for (const file of entries.filter(({ url }) => url.includes("/_next/static/"))) {
		const sources = await sourcesOf(file);
		for (const [source, use] of sources) {
			add(page.modules, moduleName(source), use);
			if (seen.has(source) && source !== BETWEEN) page.twice += use.shipped;
			seen.add(source);
		}
	}
	return page;
}
