import { describe, expect, it, test } from "vitest";
import { goods } from "@/scripts/seed/goods";
import { listed } from "@/tests/support/goods";
import {
	cellsOf,
	changesOf,
	cratesByProduct,
	endsOfDays,
	type MorningRow,
	rupeesOf,
	stateOf,
	stepped,
	summaryOf,
	weekOf,
	withPasted,
} from "./morning-prices";

const row = (fields: Partial<MorningRow> = {}): MorningRow => ({
	...listed("Potato", { category: "Vegetables" }),
	yesterday: 100,
	...fields,
});

test.each([
	["120", 120],
	[" 1,200 ", 1200],
	["Rs. 85", 85],
	["85.00", 85],
	["0", null],
	["-5", null],
	["85.5", null],
	["2000000", null],
	["cheap", null],
])("%j is typed for %j rupees", (text, rupees) => {
	expect(rupeesOf(text)).toBe(rupees);
});

describe("a row", () => {
	test("without anything typed is as the shop has it, whatever it has", () => {
		expect(stateOf(row({ price: 90 }))).toMatchObject({
			isChanged: false,
			wanted: { price: 90, offerPrice: 100 },
		});
		expect(stateOf(row(), { today: " " }).isChanged).toBe(false);
	});

	test("that is changed back to what it was is no change", () => {
		expect(stateOf(row(), { today: "100" })).toMatchObject({ isChanged: false, difference: 0 });
	});

	test("of an example is changed by the same price, which somebody has set then", () => {
		const example = row({ isExample: true });
		expect(stateOf(example, { today: "100" }).isChanged).toBe(true);
		expect(stateOf(example).isChanged).toBe(false);
	});

	test("compares with yesterday, also where today's price was changed before", () => {
		const state = stateOf(row({ offerPrice: 110, price: 110 }), { today: "105" });
		expect(state).toMatchObject({ isChanged: true, difference: 5, percent: 5 });
	});

	test("without a struck price does not get one by becoming cheaper", () => {
		expect(stateOf(row(), { today: "80" }).wanted).toEqual({ price: 80, offerPrice: 80 });
	});

	test("keeps its struck price while that is higher, and loses it then", () => {
		const offer = row({ price: 160, offerPrice: 140, yesterday: 140 });
		expect(stateOf(offer, { today: "150" })).toMatchObject({ wanted: { price: 160 }, dropped: null });
		expect(stateOf(offer, { today: "160" })).toMatchObject({ wanted: { price: 160 }, dropped: 160 });
		expect(stateOf(offer, { today: "220" })).toMatchObject({ wanted: { price: 220 }, dropped: 160 });
	});

	test("gets the struck price that is typed", () => {
		expect(stateOf(row(), { old: "130" })).toMatchObject({
			isChanged: true,
			wanted: { price: 130, offerPrice: 100 },
		});
	});

	test.each([
		["140", false],
		["141", true],
		["60", false],
		["59", true],
	])("of 100 that becomes %s is a jump: %j", (today, isJump) => {
		expect(stateOf(row(), { today }).isJump).toBe(isJump);
	});

	test("with something else in it is no price and has to be mended", () => {
		expect(stateOf(row(), { today: "abc" })).toMatchObject({ wanted: null, isChanged: true });
	});
});

test("plus and minus go from what is typed, else from the shop's price, and never below 1", () => {
	expect(stepped(undefined, 100, 5)).toBe("105");
	expect(stepped("200", 100, -5)).toBe("195");
	expect(stepped("3", 100, -5)).toBe("1");
});

describe("paste", () => {
	test("of one cell is text like any other", () => {
		expect(cellsOf("120")).toBeNull();
		expect(cellsOf("120\n")).toBeNull();
	});

	test("of a column fills row after row, and leaves those of empty cells", () => {
		const cells = cellsOf("85\r\n\r\n220\t260\r\n") ?? [];
		const rows = ["a", "b", "c", "d"].map((_id) => ({ _id }));
		expect(withPasted({ b: { today: "70" } }, cells, rows, "today")).toEqual({
			a: { today: "85" },
			b: { today: "70" },
			c: { today: "220", old: "260" },
		});
		expect(withPasted({}, [["9"], ["8", "7"]], rows.slice(2), "old")).toEqual({
			c: { old: "9" },
			d: { old: "8" },
		});
	});
});

test("the changes are said in one line", () => {
	const rows = [row({ _id: "a" }), row({ _id: "b" }), row({ _id: "c" }), row({ _id: "d" })];
	expect(summaryOf(changesOf(rows, { a: { today: "110" }, b: { today: "90" }, c: { today: "100" } }))).toBe(
		"1 up, 1 down",
	);
	expect(summaryOf(changesOf(rows, { a: { today: "157" } }))).toBe("1 up · one jumped by 57%, look again");
	expect(summaryOf(changesOf(rows, { a: { today: "x" } }))).toBe("1 not a price");
	expect(summaryOf([])).toBe("");
});

const crate = (name: string, ...contents: string[]) => ({ name, offerPrice: 399, contents });
const found = (product: string, ...contents: string[]) =>
	cratesByProduct([{ _id: "a", name: product }], [crate("Handi Base", ...contents)]).a;

describe("the crates of a product", () => {
	it.each([
		["Carrot (Gajar)", "2 kg carrot"],
		["Tomato (Tamatar)", "500 g tomatoes"],
		["Grapes Black (Kala Angoor)", "250 g black grapes"],
		["Green Chilli (Hari Mirch)", "100 g green chillies"],
		["Radish (Mooli)", "2 radishes"],
		["Spinach (Palak)", "2 bunches palak"],
	])("%s is what %s says", (name, line) => {
		expect(found(name, "1 kg onion", line)).toEqual([{ name: "Handi Base", offerPrice: 399 }]);
	});

	it.each([
		["White Onion (Safed Pyaz)", "1 kg onion"],
		["Onion (Pyaz)", "1 kg white onion"],
		["Apple Golden", "3 apples"],
	])("%s is not what %s says", (name, line) => {
		expect(found(name, line)).toBeUndefined();
	});

	it("are found for what the example crates hold most", () => {
		const products = goods.map(({ slug, name }) => ({ _id: slug, name }));
		const bundles = goods.flatMap(({ name, offerPrice, contents }) =>
			contents ? [{ name, offerPrice, contents }] : [],
		);
		const byProduct = cratesByProduct(products, bundles);
		for (const slug of ["potato", "onion", "tomato", "kinnow", "banana", "palak"]) {
			expect(byProduct[slug]?.length, slug).toBeGreaterThan(0);
		}
	});
});

/** Ten in the morning of a Sunday in Jhang. */
const now = new Date("2026-11-22T05:00:00Z");
const change = (at: string, before: number) => ({ at: new Date(at), before });

describe("the days before today", () => {
	it("end at midnight in Jhang, yesterday last", () => {
		const ends = endsOfDays(now).map((end) => end.toISOString());
		expect(ends).toHaveLength(6);
		expect(ends[0]).toBe("2026-11-16T19:00:00.000Z");
		expect(ends.at(-1)).toBe("2026-11-21T19:00:00.000Z");
	});
});

describe("a product's week", () => {
	it("without a change is as it is now", () => {
		expect(weekOf([], now)).toEqual([null, null, null, null, null, null]);
	});

	it("has the price that each day ended with", () => {
		const changes = [
			change("2026-11-19T06:00:00Z", 70),
			change("2026-11-20T06:00:00Z", 75),
			change("2026-11-22T04:00:00Z", 80),
		];
		expect(weekOf(changes, now)).toEqual([70, 70, 70, 75, 80, 80]);
	});

	it("counts a change of the very midnight to the new day", () => {
		expect(weekOf([change("2026-11-21T19:00:00Z", 80)], now).at(-1)).toBe(80);
		expect(weekOf([change("2026-11-21T18:59:59Z", 80)], now).at(-1)).toBeNull();
	});
});
