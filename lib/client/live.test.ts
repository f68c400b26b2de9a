import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow } from "./live";
import type { Heard } from "./live-stream";

const streams: { hear: (heard: Heard) => void; after: () => string; left: boolean }[] = [];
vi.mock("./live-stream", () => ({
	joinStream: (_path: string, after: () => string, hear: (heard: Heard) => void) => {
		const stream = { hear, after, left: false };
		streams.push(stream);
		return () => {
			stream.left = true;
		};
	},
}));

class Page extends EventTarget {
	visibilityState: "visible" | "hidden" = "visible";

	turn(state: "visible" | "hidden"): void {
		this.visibilityState = state;
		this.dispatchEvent(new Event("visibilitychange"));
	}
}

let page: Page;
let reasons: string[];
let stop: () => void = () => undefined;

function start(inBackground = false): void {
	stop = follow({ path: "/events", after: 7, onChange: (reason) => reasons.push(reason), inBackground });
}

beforeEach(() => {
	vi.useFakeTimers();
	page = new Page();
	vi.stubGlobal("document", page);
	streams.length = 0;
	reasons = [];
});

afterEach(() => {
	stop();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

test("while nothing is heard the page looks every 30 seconds", () => {
	start();
	vi.advanceTimersByTime(61_000);
	expect(reasons).toEqual(["clock", "clock"]);
});

test("while the stream beats it need not", () => {
	start();
	const beat = setInterval(() => streams[0]?.hear({ what: "beat", id: "7" }), 15_000);
	vi.advanceTimersByTime(120_000);
	clearInterval(beat);
	expect(reasons).toEqual([]);
	vi.advanceTimersByTime(61_000);
	expect(reasons).toContain("clock");
});

test("changes in quick succession are one piece of news; a later one is another", () => {
	start();
	for (const id of ["8", "9", "10"]) streams[0]?.hear({ what: "change", id });
	vi.advanceTimersByTime(200);
	expect(reasons).toEqual(["signal"]);
	streams[0]?.hear({ what: "change", id: "11" });
	vi.advanceTimersByTime(200);
	expect(reasons).toEqual(["signal", "signal"]);
});

test("a refused stream lets the page look at once", () => {
	start();
	streams[0]?.hear({ what: "lost", id: "7" });
	expect(reasons).toEqual(["clock"]);
});

test("a hidden page lets go of the stream and takes it up again where it was", () => {
	start();
	streams[0]?.hear({ what: "change", id: "12" });
	page.turn("hidden");
	expect(streams[0]?.left).toBe(true);
	vi.advanceTimersByTime(300_000);
	expect(reasons).toEqual(["signal"]);
	page.turn("visible");
	expect(streams).toHaveLength(2);
	expect(streams[1]?.after()).toBe("12");
});

test("one that works in the background goes on listening, but never looks by itself", () => {
	start(true);
	page.turn("hidden");
	expect(streams[0]?.left).toBe(false);
	vi.advanceTimersByTime(120_000);
	expect(reasons).toEqual([]);
	streams[0]?.hear({ what: "change", id: "8" });
	vi.advanceTimersByTime(200);
	expect(reasons).toEqual(["signal"]);
});

test("one that has stopped is silent", () => {
	start();
	streams[0]?.hear({ what: "change", id: "8" });
	stop();
	vi.advanceTimersByTime(120_000);
	expect([reasons, streams[0]?.left]).toEqual([[], true]);
});
