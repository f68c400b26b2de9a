import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { ROOT } from "../../../server/run.mjs";

const callFrame = z.object({
	functionName: z.string(),
	url: z.string(),
	lineNumber: z.number(),
	columnNumber: z.number(),
});
const profile = z.object({
	nodes: z.array(z.object({ id: z.number(), callFrame })),
	samples: z.array(z.number()),
	/** Microseconds before each sample. */
	timeDeltas: z.array(z.number()),
	/** What the thread had of the processor, in milliseconds: less than the samples say where it had to wait for its turn. */
	processorMs: z.number().optional(),
});

/** Where some time was spent: a function and the source file that it stands in, from the repository's folder. */
export type Spent = { name: string; file: string; ms: number };

/** A source map, or one of sections, which has nothing of its own. */
const sourceMap = z.looseObject({
	file: z.string().default(""),
	version: z.number(),
	sources: z.array(z.string()).default([]),
	sourcesContent: z.array(z.string()).default([]),
	names: z.array(z.string()).default([]),
	mappings: z.string().default(""),
	sourceRoot: z.string().default(""),
});

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
	if (maps.has(file)) return maps.get(file);
	const path = `${file}.map`;
	const isBuilt = file.includes("/.next/") && existsSync(path);
	const map = isBuilt ? new SourceMap(sourceMap.parse(JSON.parse(readFileSync(path, "utf8")))) : undefined;
	maps.set(file, map);
	return map;
}

function sourceOf({ url, lineNumber, columnNumber }: z.infer<typeof callFrame>): string {
	if (!url.startsWith("file:") && !url.startsWith("/")) return url;
	const file = url.startsWith("file:") ? fileURLToPath(url) : url;
	const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
	const source = entry && "originalSource" in entry ? decodeURIComponent(entry.originalSource) : undefined;
	return relative(ROOT, source ? resolve(dirname(file), source) : file);
}

export const IDLE = "(idle)";

/** The same at the processor's own count, so that a busy machine does not make work look longer. */
function scaled(spent: Spent[], processorMs: number | undefined): Spent[] {
	const working = spent.reduce((sum, { name, ms }) => (name === IDLE ? sum : sum + ms), 0);
	const factor = processorMs === undefined || working === 0 ? 1 : processorMs / working;
	return spent.map((each) => ({ ...each, ms: each.ms * factor }));
}

/** What a CPU profile says of each function's own time, in milliseconds. */
export function readProfile(path: string): Spent[] {
	const { nodes, samples, timeDeltas, processorMs } = profile.parse(JSON.parse(readFileSync(path, "utf8")));
	const own = new Map<number, number>();
	samples.forEach((id, place) => {
		own.set(id, (own.get(id) ?? 0) + (timeDeltas[place] ?? 0) / 1000);
	});
	const spent = new Map<string, Spent>();
	for (const { id, callFrame: frame } of nodes) {
		const file = sourceOf(frame);
		const name = frame.functionName || "(nameless)";
		const known = spent.get(`${name} ${file}`) ?? { name, file, ms: 0 };
		spent.set(`${name} ${file}`, { ...known, ms: known.ms + (own.get(id) ?? 0) });
	}
	return scaled([...spent.values()], processorMs);
}
