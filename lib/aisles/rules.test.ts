import fc from "fast-check";
import { expect, test } from "vitest";
import { type Aisle, aislesInCell, cellOfAisles, isThereOn } from "./rules";

const aisles = fc
	.array(
		fc.tuple(fc.constantFrom("Salad", "For juice; fresh", "a|b", "Salad", "سلاد", "x, y"), fc.boolean()),
		{
			maxLength: 8,
		},
	)
	.map((names) =>
		names.map(([name, isChosen], place): Aisle & { isChosen: boolean } => ({
			_id: place.toString(16).padStart(24, "0"),
			...{ name, urduName: "", category: null, order: place, from: null, until: null, isChosen },
		})),
	);

test("a product's aisles come back from the cell that names them, whatever they are called", () => {
	fc.assert(
		fc.property(aisles, (all) => {
			const chosen = all.filter(({ isChosen }) => isChosen).map(({ _id }) => _id);
			expect(aislesInCell(cellOfAisles(chosen, all), all)).toEqual({ ids: chosen, unknown: [] });
		}),
	);
});

test("an aisle with days is there on both of them, and not beside them", () => {
	const ramadan = { from: "2026-02-18", until: "2026-03-19" };
	const days = ["2026-02-17", "2026-02-18", "2026-03-19", "2026-03-20"];
	expect(days.map((day) => isThereOn(ramadan, day))).toEqual([false, true, true, false]);
	expect(isThereOn({ from: null, until: null }, "2026-02-17")).toBe(true);
});
