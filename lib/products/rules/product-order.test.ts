import { expect, test } from "vitest";
import { sortByName } from "./product-order";

test("names stand as people order them", () => {
	const names = ["banana", "Apple", "Éclair", "date", "Carrot", "Crate 10", "Crate 9"];
	const sorted = sortByName(names.map((name) => ({ name })));
	expect(sorted.map(({ name }) => name)).toEqual([
		"Apple",
		"banana",
		"Carrot",
		"Crate 9",
		"Crate 10",
		"date",
		"Éclair",
	]);
});

test("Urdu names stand by the Urdu alphabet, and what has none by its English name after them", () => {
	const urdu = ["ہری مرچ", "ٹماٹر", "گاجر", "پیاز", "آلو", "تربوز", "کیلا", "چقندر", "جامن"];
	const products: { name: string; urduName?: string }[] = [
		{ name: "Kiwi" },
		...urdu.map((urduName) => ({ name: "Same", urduName })),
		{ name: "Avocado" },
	];
	const sorted = sortByName(products, "ur").map(({ name, urduName }) => urduName ?? name);
	expect(sorted).toEqual([
		..."آلو پیاز تربوز ٹماٹر جامن چقندر کیلا گاجر".split(" "),
		"ہری مرچ",
		"Avocado",
		"Kiwi",
	]);
});
