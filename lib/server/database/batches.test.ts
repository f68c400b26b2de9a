import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { inBatches } from "./queries";

/** Doubles numbers in batches of 5 ms, and says which came together. */
function doubling() {
	const batches: (readonly number[])[] = [];
	const double = inBatches(async (asked: readonly number[]) => {
		batches.push(asked);
		await pause(5);
		return asked.map((each) => (each < 0 ? new Error(`${each} is below 0`) : each * 2));
	});
	return { batches, double };
}

test("what comes while a batch is on its way goes with the next", async () => {
	const { batches, double } = doubling();
	const first = double(1);
	await pause(1);
	const others = [double(2), double(3), double(2)];
	expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 4]);
	expect(batches).toEqual([[1], [2, 3, 2]]);
});

test("what fails by itself fails alone, and the next batch goes on", async () => {
	const { double } = doubling();
	const [good, bad] = await Promise.allSettled([double(1), double(-1)]);
	expect([good.status, bad.status]).toEqual(["fulfilled", "rejected"]);
	expect(await double(4)).toBe(8);
});

test("a batch that fails as a whole fails for all that were in it, and for nobody else", async () => {
	let isBroken = true;
	const echo = inBatches(async (asked: readonly string[]) => {
		if (isBroken) throw new Error("no store");
		return [...asked];
	});
	await expect(Promise.all([echo("a"), echo("b")])).rejects.toThrow("no store");
	isBroken = false;
	expect(await echo("c")).toBe("c");
});
