import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { indexNames } from "@/lib/shopping-list/rules/find-product";
import { goods } from "@/scripts/seed/goods";
import {
	aboveBy,
	dayOfList,
	isOfOtherKg,
	mostAllowed,
	notSoldIn,
	ourPrice,
	readRates,
	shownRate,
} from "./rates";

const catalogue = goods.map((good) => ({ ...good, _id: good.slug, stepGrams: null, inStock: true }));
const index = indexNames(catalogue);
const said = (text: string) => {
	const { rates, unmatched } = readRates(text, index, []);
	return [...rates.map(({ product, rate }) => `${product} ${rate}`), ...unmatched.map((line) => `? ${line}`)];
};

describe("the committee's list", () => {
	it.each([
		["آلو (نیا)          95", ["potato 95"]],
		["ٹماٹر ۱۷۵", ["tomato 175"]],
		["Piaz 125", ["onion 125"]],
		["aloo naya 1 kg Rs. 95/-", ["potato 95"]],
		["3. Tomato 80-95 per kg", ["tomato 95"]],
		["Lehsan desi Rs 1,250", ["garlic 1250"]],
		["لہسن ۱،۲۵۰", ["garlic 1250"]],
		["لہسن ۱٬۲۵۰", ["garlic 1250"]],
		["آلو فی من 3،600", ["potato 3600"]],
		["آلو، نیا، 95", ["potato 95"]],
		["Tamatar 1 kg Rs. 89.75", ["tomato 89"]],
		["کیلا درجہ اول فی درجن 165 روپے", ["banana 165"]],
		["مرغی زندہ     410", ["? مرغی زندہ     410"]],
		["نرخ نامہ سبزی و پھل ضلع جھنگ\n24-11-2026\nپیاز 125", ["onion 125"]],
		["1 آلو 90\n2 پیاز\n3 ٹماٹر 120", ["potato 90", "tomato 120"]],
		["پیاز 1 کلو\nLehsan 250 g\n1 kg kela", []],
		["95 روپے آلو\nPiaz Rs. 40 kg\nٹماٹر 120 عدد", ["potato 95", "onion 40", "tomato 120"]],
		["Tomato 80-95 kg\nAloo grade 1 95 kg\nلہسن 400،450", ["tomato 95", "potato 95", "garlic 450"]],
		[
			"1 kg aloo 95\nٹماٹر 120 کلو\nکیلا 165 درجن\nLehsan 160 pao",
			["potato 95", "tomato 120", "banana 165", "garlic 160"],
		],
		["Rs 95 aloo", ["potato 95"]],
		["aloo 95\naloo purana 80", ["potato 95", "? aloo purana 80"]],
	])("%j is %j", (text, lines) => expect(said(text)).toEqual(lines));

	it.each([
		["نرخ نامہ ضلع جھنگ\n24-11-2026\nپیاز 125", "2026-11-24"],
		["Rates ۲۴/۱۱/۲۶", "2026-11-24"],
		["2026-01-05\naloo 95", "2026-01-05"],
		["aloo 95\n31-31-2026", null],
		["Tomato 80-95 per kg", null],
	])("%j is of %j", (text, day) => expect(dayOfList(text)).toBe(day));

	it("remembers what the owner has said of a name", () => {
		const known = [
			{ name: "murghi zinda", product: null },
			{ name: "batata", product: "potato" },
		];
		expect(readRates("Murghi zinda 410\nBatata 95", index, known)).toEqual({
			rates: [{ product: "potato", rate: 95, line: "Batata 95", per: null }],
			unmatched: [],
		});
	});

	it("shows what is not sold here, until the owner's last word of it is another one", () => {
		const text = "Rates of Jhang\nMurghi zinda 410\nAloo 95";
		const known = [{ name: "murghi zinda", product: null }];
		expect(notSoldIn(text, known)).toEqual(["Murghi zinda 410"]);
		const corrected = [...known, { name: "murghi zinda", product: "onion" }, { name: "aloo", product: null }];
		expect(notSoldIn(text, corrected)).toEqual(["Aloo 95"]);
		expect(readRates(text, index, corrected).rates).toMatchObject([{ product: "onion", rate: 410 }]);
	});

	it("forgets a name whose product is on the shelf no more", () => {
		const known = [
			{ name: "aloo", product: "gone" },
			{ name: "batata", product: "gone" },
		];
		expect(readRates("Aloo 95\nBatata 95", index, known)).toMatchObject({
			rates: [{ product: "potato", rate: 95 }],
			unmatched: ["Batata 95"],
		});
	});

	it("gives each product but one rate, and loses no line that says one", () => {
		const names = fc.constantFrom(
			...catalogue.flatMap(({ name, urduName = "" }) => [name, urduName]),
			"xyzzy",
		);
		const line = fc.tuple(names, fc.integer({ min: 1, max: 9999 })).map(([name, rate]) => `${name} ${rate}`);
		fc.assert(
			fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
				const { rates, unmatched } = readRates(lines.join("\n"), index, []);
				expect(new Set(rates.map(({ product }) => product)).size).toBe(rates.length);
				const read = [...rates.map((rate) => rate.line), ...unmatched];
				expect(read.toSorted()).toEqual(lines.filter((one) => !/^\s*\d+$/.test(one)).toSorted());
			}),
		);
	});

	it("stays whole whatever is pasted", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				for (const { rate } of readRates(text, index, []).rates) expect(rate).toBeGreaterThan(0);
			}),
		);
	});
});

describe("our price beside the rate", () => {
	const dozen = { measure: "pieces" as const, of: 12 };
	const kilo = { measure: "grams" as const, of: 1000 };
	it.each([
		[{ offerPrice: 100, unit: "500 g" }, { rate: 180, per: null }, 200, 20, true],
		[{ offerPrice: 130, unit: "1 kg" }, { rate: 140, per: null }, 130, 0, false],
		[{ offerPrice: 220, unit: "250 g", stepGrams: 250 }, { rate: 210, per: null }, 220, 10, false],
		[{ offerPrice: 170, unit: "1 dozen" }, { rate: 165, per: dozen }, 170, 5, false],
		[{ offerPrice: 170, unit: "1 kg" }, { rate: 165, per: dozen }, null, 0, false],
		[{ offerPrice: 40, unit: "1 bunch" }, { rate: 30, per: null }, 40, 10, false],
		[{ offerPrice: 601, unit: "5 kg" }, { rate: 120, per: kilo }, 121, 1, true],
		[{ offerPrice: 600, unit: "5 kg" }, { rate: 120, per: kilo }, 120, 0, true],
		[{ offerPrice: 100, unit: "2 x 500 g" }, { rate: 120, per: kilo }, null, 0, true],
	])("%j against %j", (product, rate, ours, above, isOfKg) => {
		expect(ourPrice(product, rate.per)).toBe(ours);
		expect(aboveBy(product, rate)).toBe(above);
		expect(isOfOtherKg(product, rate.per)).toBe(isOfKg);
	});

	it.each([
		[{ offerPrice: 100, unit: "500 g" }, { rate: 180, per: kilo }, 90],
		[{ offerPrice: 481, unit: "5 kg" }, { rate: 121, per: kilo }, 605],
		[{ offerPrice: 130, unit: "1 kg" }, { rate: 4999, per: { measure: "grams", of: 40_000 } }, 124],
		[{ offerPrice: 170, unit: "1 dozen" }, { rate: 165, per: kilo }, null],
	] as const)("%j at %j may cost %j", (product, rate, most) => {
		expect(mostAllowed(product, rate)).toBe(most);
		if (most === null) return;
		expect(aboveBy({ ...product, offerPrice: most }, rate)).toBe(0);
		expect(aboveBy({ ...product, offerPrice: most + 1 }, rate)).toBeGreaterThan(0);
	});

	it.each([
		[{ offerPrice: 65, unit: "500 g" }, { rate: 120, per: null }, 120, true],
		[{ offerPrice: 65, unit: "500 g" }, { rate: 120, per: kilo }, 120, true],
		[{ offerPrice: 130, unit: "1 kg" }, { rate: 120, per: kilo }, 120, false],
		[{ offerPrice: 130, unit: "1 kg" }, { rate: 5000, per: { measure: "grams", of: 40_000 } }, 125, false],
		[{ offerPrice: 15, unit: "1 piece" }, { rate: 180, per: dozen }, 15, false],
		[{ offerPrice: 15, unit: "1 piece" }, { rate: 8, per: dozen }, 8, false],
		[{ offerPrice: 40, unit: "1 bunch" }, { rate: 30, per: null }, 30, false],
	] as const)("beside %j %j stands as %j", (product, line, rate, isPerKg) => {
		expect(shownRate(product, line)).toEqual({ rate, isPerKg });
	});
});
