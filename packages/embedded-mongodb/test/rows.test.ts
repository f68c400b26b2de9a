import { describe, expect, test } from "vitest";
import { Pace } from "../src/query/pace.js";
import { matchingRows } from "../src/query/rows.js";
import type { Scan } from "../src/query/scan.js";

/** Nobody else wants a turn. */
class Undisturbed extends Pace {
	override get isTurnOver(): boolean {
		return false;
	}
}

/** Others have their turn after the first record, as on a busy machine. */
class Interrupted extends Pace {
	private isFirst = true;

	override get isTurnOver(): boolean {
		return this.isFirst;
	}

	override async breathe(): Promise<void> {
		this.isFirst = false;
	}
}

/** A hundred empty documents, and how many of them were read. */
function hundredRecords(): Scan {
	const stats = { keys: 0, docs: 0 };
	return {
		stats,
		next() {
			if (stats.docs === 100) return undefined;
			stats.docs++;
			return { idKey: Buffer.from([stats.docs]), raw: Buffer.from([5, 0, 0, 0, 0]) };
		},
		pause() {},
	};
}

/** Reads until it has so many rows; gives how many records were read for them. */
async function readFor(wanted: number, pace: Pace): Promise<number> {
	const scan = hundredRecords();
	let got = 0;
	for await (const rows of matchingRows(scan, undefined, pace, wanted)) {
		got += rows.length;
		if (got >= wanted) break;
	}
	expect(got).toBe(wanted);
	return scan.stats.docs;
}

describe("rows are read", () => {
	test("no further than they are wanted", async () => {
		expect(await readFor(5, new Undisturbed())).toBe(5);
	});

	test("no further either where others have their turn between two of them", async () => {
		expect(await readFor(5, new Interrupted())).toBe(5);
	});

	test("to the end, in batches, where all are wanted", async () => {
		const sizes: number[] = [];
		for await (const rows of matchingRows(hundredRecords(), undefined, new Undisturbed(), 30))
			sizes.push(rows.length);
		expect(sizes).toEqual([30, 70]);
	});
});

test("work that has to end at a moment ends then, though it began anew", async () => {
	const pace = new Pace(60_000);
	pace.endAt(performance.now() + 20);
	pace.restart();
	const work = async (): Promise<never> => {
		for (;;) await pace.breathe();
	};
	await expect(work()).rejects.toMatchObject({ code: 50 });
	await expect(pace.waitFor(new Promise(() => undefined))).rejects.toMatchObject({ code: 50 });
});
