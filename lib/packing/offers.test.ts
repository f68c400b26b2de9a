import { describe, expect, test } from "vitest";
import { closestTo, insteadOf, lessWith } from "./offers";

const byWeight = { unit: "1 kg", stepGrams: 250 };
const fruit = (name: string, offerPrice: number, unit = "1 kg", stepGrams: number | null = null) => ({
	...{ _id: name, name, offerPrice, unit, stepGrams },
	category: "Fruits" as const,
	inStock: true,
});
const ordered = (unit: string, unitPrice: number, stepGrams: number | null = null) => ({
	product: { _id: "a", name: "Apple Kala Kulu", imageUrl: "", category: "Fruits" as const, unit },
	...{ unitPrice, stepGrams },
});
const apple = ordered("1 kg", 320);

describe("how much stands in for what is missing", () => {
	test.each([
		["as many of the same", 3, apple, { unit: "1 kg" }, 3],
		["as much in smaller packs", 3, apple, { unit: "500 g" }, 6],
		["one crate, not five, for five kilos", 5, apple, { unit: "Crate, 8 kg" }, 1],
		["kilos for a crate", 2, ordered("Crate, 8 kg", 2240), { unit: "1 kg" }, 16],
		["no more than a line holds", 20, ordered("Crate, 8 kg", 2240), { unit: "1 kg" }, 99],
		["as many where nobody knows what one weighs", 2, ordered("1 dozen", 160), { unit: "1 kg" }, 2],
		["as many grams", 750, ordered("1 kg", 320, 250), byWeight, 750],
		["the grams of so many pieces", 2, apple, byWeight, 2000],
		["one step where nobody knows", 2, ordered("1 dozen", 160), byWeight, 250],
		["packs for grams", 1250, ordered("1 kg", 320, 250), { unit: "500 g" }, 3],
		["one where nobody knows how many grams it is", 750, ordered("1 kg", 320, 250), { unit: "1 dozen" }, 1],
	])("%s", (_, missing, line, offer, much) => {
		expect(insteadOf(missing, line, offer)).toBe(much);
	});
});

describe("what is offered", () => {
	const crate = fruit("Apple Kala Kulu Peti", 2240, "Crate, 8 kg");
	const golden = fruit("Golden Apple", 260);
	const green = fruit("Green Apple", 520);
	const [peach, plum, guava] = [fruit("Peach", 310), fruit("Plum", 380), fruit("Guava", 190)];
	const shelf = [crate, guava, green, plum, peach, golden];
	const offered = (missing: number, line = apple) =>
		closestTo(missing, line, new Set(["a"]), shelf).map(({ name }) => name);

	test("costs about as much: what is called alike before the others, then the closest price", () => {
		expect(offered(5)).toEqual([
			...["Golden Apple", "Peach", "Plum", "Guava"],
			...["Apple Kala Kulu Peti", "Green Apple"],
		]);
	});

	test("is a crate first only where so much is missing", () => {
		expect(offered(7)[0]).toBe("Apple Kala Kulu Peti");
		expect(offered(1).at(-1)).toBe("Apple Kala Kulu Peti");
	});

	test("is on the shelf, of the same category, and not ordered already", () => {
		const others = [
			{ ...peach, inStock: false },
			{ ...plum, category: "Vegetables" as const },
			{ ...guava, _id: "a" },
		];
		expect(closestTo(1, apple, new Set(["a"]), others)).toEqual([]);
	});

	test("says what it costs less, for as much as is missing", () => {
		expect(lessWith(5, apple, golden)).toBe(300);
		expect(lessWith(5, apple, crate)).toBe(-640);
	});
});
