import type { Browser, Page } from "@playwright/test";
import { z } from "zod";

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8.execute", "loading"];

/** What the browser calls its work, and what it is for. Anything else counts as what it happened in. */
const KINDS: Record<string, string> = {
	ParseHTML: "reading HTML",
	EvaluateScript: "scripts",
	FunctionCall: "scripts",
	TimerFire: "scripts",
	RunMicrotasks: "scripts",
	"v8.compile": "compiling",
	MinorGC: "garbage collection",
	MajorGC: "garbage collection",
	UpdateLayoutTree: "style",
	Layout: "layout",
	PrePaint: "paint",
	Paint: "paint",
	Layerize: "paint",
	Commit: "paint",
};

/** A piece of work on one thread; microseconds. `tdur` is the processor's time, `dur` what the clock says. */
const work = z.object({
	ph: z.literal("X"),
	name: z.string(),
	pid: z.number(),
	tid: z.number(),
	ts: z.number(),
	dur: z.number(),
	tdur: z.number().optional(),
});
type Work = z.infer<typeof work>;

/** Milliseconds of the page's own thread. */
export type ThreadTime = { byKind: Map<string, number>; longestTask: number };

const timeOf = ({ tdur, dur }: Work) => (tdur ?? dur) / 1000;

/** The thread that did most of the work named so: the page's, when scripts or styles are meant. */
function busiestThread(all: readonly Work[]): Work[] {
	const threads = new Map<string, Work[]>();
	for (const one of all) {
		const thread = `${one.pid}:${one.tid}`;
		const known = threads.get(thread);
		if (known) known.push(one);
		else threads.set(thread, [one]);
	}
	const share = (works: readonly Work[]) =>
		works
			.filter(({ name }) => name === "UpdateLayoutTree" || name === "EvaluateScript")
			.reduce((sum, one) => sum + timeOf(one), 0);
	return [...threads.values()].toSorted((a, b) => share(b) - share(a))[0] ?? [];
}

/** Adds what each work took without the works within it to its kind. */
function selfTimes(works: readonly Work[]): Map<string, number> {
	const byKind = new Map<string, number>();
	const add = (kind: string, ms: number) => byKind.set(kind, (byKind.get(kind) ?? 0) + ms);
	const open: { end: number; kind: string }[] = [];
	for (const one of works.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
		while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= one.ts) open.pop();
		const around = open.at(-1)?.kind;
		const kind = KINDS[one.name] ?? around ?? "other";
		if (around !== undefined) add(around, -timeOf(one));
		add(kind, timeOf(one));
		open.push({ end: one.ts + one.dur, kind });
	}
	return byKind;
}

/** Has the browser write down what it does while `act` lasts, and sums up the page's own thread. */
export async function traceOf(
	browser: Browser,
	page: Page,
	act: () => Promise<unknown>,
): Promise<ThreadTime> {
	await browser.startTracing(page, { categories: CATEGORIES });
	await act();
	const { traceEvents } = z
		.object({ traceEvents: z.array(z.unknown()) })
		.parse(JSON.parse((await browser.stopTracing()).toString()));
	const works = busiestThread(traceEvents.flatMap((event) => work.safeParse(event).data ?? []));
	const tasks = works.filter(({ name }) => name === "RunTask").map(timeOf);
	return { byKind: selfTimes(works), longestTask: Math.max(0, ...tasks) };
}
