import type { Stepped } from "./sold-by";

/** A kg or more is said in kg. */
const KG = 1000;

/** The number of a weight and whether it is of kg: at most two decimals, none that is 0. */
export function weightParts(grams: number): { number: string; isKg: boolean } {
	return grams < KG
		? { number: String(grams), isKg: false }
		: { number: String(Math.round(grams / 10) / 100), isKg: true };
}

/** A weight as it is written: `750 g`, `1.25 kg`. */
export function formatWeight(grams: number): string {
	const { number, isKg } = weightParts(grams);
	return `${number} ${isKg ? "kg" : "g"}`;
}

/** So much on a shelf, as the team reads it: `12`, `1.5 kg`. */
export function shelfText(units: number, { stepGrams }: Stepped): string {
	return stepGrams ? formatWeight(units) : String(units);
}

/** What one price is for, as the team reads it: the product's unit, or a kg. */
export function unitText({ unit = "", stepGrams }: Stepped & { unit?: string }): string {
	return stepGrams ? "1 kg" : unit;
}
