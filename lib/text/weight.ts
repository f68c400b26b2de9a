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
