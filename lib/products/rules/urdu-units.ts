import { weightParts } from "@/lib/text/sold-by";
import type { ProductSummary } from "./product";

/** What products are sold by, in Urdu; one word stands for one and for several, as people in Jhang count. */
const WORDS: Readonly<Record<string, string>> = {
	kg: "کلو",
	g: "گرام",
	litre: "لیٹر",
	liter: "لیٹر",
	ml: "ملی لیٹر",
	dozen: "درجن",
	piece: "عدد",
	pieces: "عدد",
	bunch: "گڈی",
	bunches: "گڈی",
	crate: "پیٹی",
	box: "ڈبہ",
	bag: "تھیلا",
	packet: "پیکٹ",
	packets: "پیکٹ",
};

/** A number where there is one, and the word: `500 g`, `Crate`. */
const COUNTED = /^(?:(\d+(?:\.\d+)?)\s*)?([a-z]+)$/;
const FEEDS = /^feeds (\d+)$/;

function partInUrdu(part: string): string | null {
	const people = FEEDS.exec(part)?.[1];
	if (people) return `${people} لوگوں کے لیے`;
	const [, count, name = ""] = COUNTED.exec(part) ?? [];
	const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
	if (word === undefined) return null;
	return count === undefined ? word : `${count} ${word}`;
}

/**
 * A unit as it is said in Urdu: `1 کلو` for `1 kg`, `پیٹی، 10 کلو` for `Crate, 10 kg`. Null where a part of it is not
 * among the words known here: nothing is said half in one language.
 */
export function urduUnitOf(unit: string): string | null {
	const parts = unit
		.toLowerCase()
		.split(",")
		.map((part) => partInUrdu(part.trim()));
	return parts.includes(null) ? null : parts.join("، ");
}

/** A weight as it is said in Urdu: `750 گرام`, `1.25 کلو`; the number and the unit never part. */
export function weightInUrdu(grams: number): string {
	const { number, isKg } = weightParts(grams);
	return `${number}\u00a0${isKg ? "کلو" : "گرام"}`;
}

/** What one of a product is, in Urdu: in the seller's own words, by itself where the unit is a usual one, else as it stands. */
export function unitInUrdu({
	unit = "",
	urduUnit,
	stepGrams,
}: Partial<Pick<ProductSummary, "unit" | "urduUnit" | "stepGrams">>): string {
	if (stepGrams) return weightInUrdu(1000);
	return urduUnit || urduUnitOf(unit) || unit;
}
