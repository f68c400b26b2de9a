import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { beginsToRunOut, canBeBought, isSeen, leftOf, onlyLeft, stepFor } from "./rules";

/** A shelf as the database keeps it: every change below is one atomic write there. */
type Shelf = {
	stock: number;
	/** By order: what is held and what the ledger has as sold. */
	held: Map<string, number>;
	sold: Map<string, number>;
	adjusted: number;
};

const START = 20;
const ORDERS = ["a", "b", "c"] as const;

const sum = (pieces: Map<string, number>) => [...pieces.values()].reduce((all, each) => all + each, 0);

function take(shelf: Shelf, order: string, quantity: number): void {
	if (shelf.held.has(order) || shelf.stock < quantity) return;
	shelf.stock -= quantity;
	shelf.held.set(order, quantity);
}

/** One step towards agreement with what the order wants at this moment; false when there is none. */
function step(shelf: Shelf, order: string, wanted: number): boolean {
	const sold = shelf.sold.get(order) ?? 0;
	const held = shelf.held.get(order) ?? null;
	const next = stepFor({ wanted, sold, held });
	if (next?.kind === "sell" && shelf.stock < next.quantity) return false;
	switch (next?.kind) {
		case undefined:
			return false;
		case "sell-held":
			shelf.sold.set(order, sold + (held ?? 0));
			shelf.held.delete(order);
			break;
		case "release":
			shelf.stock += held ?? 0;
			shelf.held.delete(order);
			break;
		case "sell":
			shelf.stock -= next.quantity;
			shelf.sold.set(order, sold + next.quantity);
			break;
		case "return":
			shelf.stock += next.quantity;
			shelf.sold.set(order, sold - next.quantity);
	}
	return true;
}

const anyEvent = fc.oneof(
	fc.record({
		kind: fc.constant("take" as const),
		order: fc.constantFrom(...ORDERS),
		by: fc.integer({ min: 1, max: 9 }),
	}),
	// What an order wants changes: made, packed short, cancelled, taken up again.
	fc.record({
		kind: fc.constant("want" as const),
		order: fc.constantFrom(...ORDERS),
		by: fc.integer({ min: 0, max: 9 }),
	}),
	// Followed only this far: a crash, or another hand, comes in between.
	fc.record({
		kind: fc.constant("follow" as const),
		order: fc.constantFrom(...ORDERS),
		by: fc.integer({ min: 1, max: 3 }),
	}),
	fc.record({
		kind: fc.constant("adjust" as const),
		order: fc.constantFrom(...ORDERS),
		by: fc.integer({ min: -9, max: 9 }),
	}),
);

describe("the law of the shelf", () => {
	test("through any history no piece comes or goes, none is sold beyond its count, and it ends in agreement", () => {
		fc.assert(
			fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
				const shelf: Shelf = { stock: START, held: new Map(), sold: new Map(), adjusted: 0 };
				const wanted = new Map<string, number>();
				for (const { kind, order, by } of events) {
					if (kind === "take") take(shelf, order, by);
					if (kind === "want") wanted.set(order, by);
					if (kind === "adjust" && shelf.stock + by >= 0) {
						shelf.stock += by;
						shelf.adjusted += by;
					}
					for (let done = 0; kind === "follow" && done < by; done++)
						step(shelf, order, wanted.get(order) ?? 0);
					expect(shelf.stock).toBeGreaterThanOrEqual(0);
					expect(shelf.stock + sum(shelf.held) + sum(shelf.sold)).toBe(START + shelf.adjusted);
				}
				for (const order of ORDERS) {
					let steps = 0;
					while (step(shelf, order, wanted.get(order) ?? 0)) steps += 1;
					expect(steps).toBeLessThanOrEqual(3);
					expect(shelf.held.has(order)).toBe(false);
					const sold = shelf.sold.get(order) ?? 0;
					// Only a shelf that is too empty leaves an order with less.
					expect(
						sold === wanted.get(order) || sold === 0 || shelf.stock < (wanted.get(order) ?? 0) - sold,
					).toBe(true);
				}
			}),
			{ numRuns: 2_000 },
		);
	});

	test("what agrees is left alone", () => {
		expect(stepFor({ wanted: 3, sold: 3, held: null })).toBeNull();
		expect(stepFor({ wanted: 0, sold: 0, held: null })).toBeNull();
	});
});

const LOW = 5;

describe("what is left", () => {
	test.each([
		[null, null],
		[undefined, null],
		[6, null],
		[5, 5],
		[0, 0],
	])("of %s pieces shoppers read %s", (stock, left) => {
		expect(leftOf(stock, LOW)).toBe(left);
	});

	test("is said as people say it", () => {
		expect(onlyLeft({ name: "Mango Chaunsa", left: 3 })).toBe("Only 3 Mango Chaunsa are left");
		expect(onlyLeft({ name: "Mango Chaunsa", left: 1 })).toBe("Only 1 Mango Chaunsa is left");
	});

	test("is news only where it can be seen: among few, or from many to few and back", () => {
		expect(isSeen(9, 6, LOW)).toBe(false);
		expect(isSeen(6, 5, LOW)).toBe(true);
		expect(isSeen(4, 3, LOW)).toBe(true);
		expect(isSeen(5, 6, LOW)).toBe(true);
	});

	test("begins to run out once on its way down, however it goes there", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 3, maxLength: 30 }), (steps) => {
				let stock = 50;
				const times = steps.filter((step) => {
					const before = stock;
					stock = Math.max(0, stock - step);
					return beginsToRunOut(before, stock, LOW);
				}).length;
				expect(times).toBe(stock <= LOW ? 1 : 0);
			}),
		);
	});
});

test("can be bought by the switch alone where it is not counted, else only while there is any", () => {
	expect(canBeBought({ inStock: true })).toBe(true);
	expect(canBeBought({ inStock: true, stock: null })).toBe(true);
	expect(canBeBought({ inStock: true, stock: 1 })).toBe(true);
	expect(canBeBought({ inStock: true, stock: 0 })).toBe(false);
	expect(canBeBought({ inStock: false, stock: 9 })).toBe(false);
});
