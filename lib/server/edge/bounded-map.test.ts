import fc from "fast-check";
import { expect, test } from "vitest";
import { BoundedMap } from "./bounded-map.mjs";

const MB = 1_000_000;

test("a hundred thousand different entries hold no more than was allowed, however long their keys", () => {
	const map = new BoundedMap<number>(MB);
	for (let count = 0; count < 100_000; count++) map.set(`${count}-${"k".repeat(count % 200)}`, count, 0);
	expect(map.bytes).toBeLessThanOrEqual(MB);
	expect(map.size).toBeLessThanOrEqual(MB / BoundedMap.ENTRY);
	expect(map.get(`99999-${"k".repeat(99_999 % 200)}`)).toBe(99_999);
});

test("what was asked for last stays", () => {
	const map = new BoundedMap<string>(3 * (BoundedMap.ENTRY + 100));
	for (const key of ["a", "b", "c"]) map.set(key, key, 90);
	map.get("a");
	map.set("d", "d", 90);
	expect([...map].map(([key]) => key)).toEqual(["c", "a", "d"]);
});

test("its bytes are those of what it holds, whatever is done", () => {
	const step = fc.record({
		key: fc.constantFrom("a", "bb", "ccc"),
		size: fc.nat(5_000),
		isGone: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			const map = new BoundedMap<number>(8_000);
			for (const { key, size, isGone } of steps) isGone ? map.delete(key) : map.set(key, size, size);
			const held = [...map].reduce((sum, [key, size]) => sum + size + 2 * key.length + BoundedMap.ENTRY, 0);
			expect(map.bytes).toBe(held);
			expect(held).toBeLessThanOrEqual(8_000);
		}),
	);
});
