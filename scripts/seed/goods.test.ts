import { readdirSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PRICE_BANDS } from "@/lib/products/rules/browse";
import { urduUnitOf } from "@/lib/products/rules/urdu-units";
import { typedProductSchema } from "@/lib/products/schema/product-form";
import { priceOneByOne } from "./crates";
import type { SeedCategory } from "./good";
import { bundles, goods } from "./goods";
import { FIRST_SPELLINGS, FIRST_URDU } from "./words";

const pictures = new URL("./pictures/", import.meta.url);
const inStock = (category: SeedCategory) =>
	goods.filter((good) => good.category === category && good.inStock);

describe("the goods the shop is first filled with", () => {
	it.each([
		["Fruits", 24, 9],
		["Vegetables", 26, 9],
		["Bundles", 12, 9],
	] as const)("has enough %s: %i in all, %i of them in stock", (category, all, available) => {
		expect(goods.filter((good) => good.category === category).length).toBeGreaterThanOrEqual(all);
		expect(inStock(category).length).toBeGreaterThanOrEqual(available);
	});

	it("has six things by weight, each with a step and what one piece weighs", () => {
		const weighed = goods.filter(({ soldBy }) => soldBy === "weight");
		expect(weighed).toHaveLength(6);
		for (const { stepGrams = 0, aboutGrams = 0, unit } of weighed)
			expect([stepGrams >= 50, aboutGrams > 0, unit]).toEqual([true, true, "1 kg"]);
	});

	it("names every product once", () => {
		expect(new Set(goods.map(({ slug }) => slug)).size).toBe(goods.length);
		expect(new Set(goods.map(({ name }) => name)).size).toBe(goods.length);
	});

	it("has some things out of stock and some deals in every category", () => {
		expect(goods.filter((good) => !good.inStock).length).toBeGreaterThanOrEqual(3);
		for (const category of ["Fruits", "Vegetables", "Bundles"] as const) {
			expect(inStock(category).some(({ isDeal }) => isDeal)).toBe(true);
		}
	});

	it("costs whole rupees, never more than the struck-out price", () => {
		const wrong = goods.filter(
			({ price, offerPrice }) =>
				offerPrice <= 0 || price < offerPrice || ![price, offerPrice].every(Number.isInteger),
		);
		expect(wrong.map(({ slug }) => slug)).toEqual([]);
	});

	it.each(PRICE_BANDS)("has something in stock in the price band $value", ({ from, below }) => {
		const inBand = goods.filter((good) => good.inStock && good.offerPrice >= from && good.offerPrice < below);
		expect(inBand.length).toBeGreaterThanOrEqual(3);
	});

	it("writes Urdu names in Urdu letters only", () => {
		const urduNames = goods.map(({ urduName }) => urduName);
		expect(urduNames.filter((name) => !/^[\u0621-\u06D3 ]+$/.test(name))).toEqual([]);
	});

	it("names every product once in Urdu too, and none by a spelling of another keyboard", () => {
		const urduNames = goods.map(({ urduName }) => urduName);
		expect(new Set(urduNames).size).toBe(goods.length);
		const texts = goods.flatMap(({ urduName, urduDescription, urduContents }) => [
			urduName,
			...urduDescription,
			...urduContents,
		]);
		expect(texts.filter((text) => /[يىكهةٱۀ\u06F0-\u06F9\u0660-\u0669]/.test(text))).toEqual([]);
		expect(Object.keys(FIRST_URDU).toSorted()).toEqual(goods.map(({ slug }) => slug).toSorted());
	});

	it("describes everything in Urdu in short lines, without a Latin letter and without shouting", () => {
		const wordy = goods.filter(
			({ description, urduDescription }) =>
				urduDescription.length !== description.length ||
				urduDescription.some((line) => !/^[\u0600-\u06FF0-9 :]{8,120}۔$/.test(line)),
		);
		expect(wordy.map(({ slug }) => slug)).toEqual([]);
	});

	it("says every unit in Urdu", () => {
		const unsaid = goods.filter(({ unit }) => urduUnitOf(unit) === null);
		expect(unsaid.map(({ unit }) => unit)).toEqual([]);
	});

	it("gives every fruit and vegetable other spellings, within what the seller's form takes", () => {
		const { spellings } = typedProductSchema.shape;
		const wrong = goods.filter(
			(good) =>
				good.category !== "Bundles" &&
				(!good.spellings || spellings.safeParse(good.spellings).data !== good.spellings),
		);
		expect(wrong.map(({ slug }) => slug)).toEqual([]);
		const slugs = new Set(goods.map(({ slug }) => slug));
		expect(Object.keys(FIRST_SPELLINGS).filter((slug) => !slugs.has(slug))).toEqual([]);
	});

	it("describes everything in two or three short lines, without shouting", () => {
		const wordy = goods.filter(
			({ description }) =>
				![2, 3].includes(description.length) || description.some((line) => !/^[^!]{8,120}\.$/.test(line)),
		);
		expect(wordy.map(({ slug }) => slug)).toEqual([]);
	});
});

describe("the pictures", () => {
	it("belong to a product, and every product has one", () => {
		const files = readdirSync(pictures).map((file) => file.replace(".webp", ""));
		expect(files.toSorted()).toEqual([...new Set(goods.map(({ picture }) => picture))].toSorted());
	});

	it.each(goods)("$slug stands on the common ground line, with air on all sides", async ({ picture }) => {
		const file = new URL(`${picture}.webp`, pictures).pathname;
		const { data, info } = await sharp(file)
			.extractChannel("alpha")
			.raw()
			.toBuffer({ resolveWithObject: true });
		expect([info.width, info.height]).toEqual([640, 640]);

		const row = (y: number) => data.subarray(y * 640, y * 640 + 640).some((alpha) => alpha > 150);
		const column = (x: number) => Array.from({ length: 640 }, (_, y) => data.at(y * 640 + x) ?? 0);
		const ground = Array.from({ length: 640 }, (_, y) => row(y)).lastIndexOf(true);
		expect(Math.abs(ground - 580)).toBeLessThanOrEqual(4);
		expect(row(0)).toBe(false);
		for (const edge of [0, 639]) expect(Math.max(...column(edge))).toBeLessThan(150);
	});
});

describe("a crate", () => {
	it.each(bundles)("$slug lists its contents and costs less than they do one by one", (bundle) => {
		expect(bundle.contents?.length).toBeGreaterThanOrEqual(3);
		expect(bundle.offerPrice).toBeLessThan(bundle.price);
		expect(bundle.offerPrice).toBeGreaterThan(bundle.price * 0.6);
	});

	it.each(goods)("$slug holds as many of each in Urdu as in English", ({ contents = [], urduContents }) => {
		const amounts = (lines: readonly string[]) => lines.map((line) => parseInt(line, 10));
		expect(amounts(urduContents)).toEqual(amounts(contents));
		expect(urduContents.filter((line) => !/^\d+ [\u0600-\u06FF ]+$/.test(line))).toEqual([]);
	});

	it("is priced by its parts at their offer prices", () => {
		// Mango Chaunsa sells at Rs. 280 a kilo, bananas at Rs. 160 a dozen.
		const parts = [["2 kg mango", "mango-chaunsa", 2] as const, ["6 bananas", "banana", 0.5] as const];
		expect(priceOneByOne(parts)).toBe(640);
	});

	it("cannot hold what the shop does not sell", () => {
		expect(() => priceOneByOne([["1 kg gold", "gold", 1]])).toThrow('"gold"');
	});
});
