import { CITY } from "./areas";
import { areaInUrdu, CITY_IN_URDU } from "./areas-in-urdu";

/** Without case, and the letters that keyboards write in more than one way under one; of the same length. */
function folded(text: string): string {
	return text.toLowerCase().replace(/[يى]/g, "ی").replaceAll("ك", "ک").replaceAll("ه", "ہ");
}

/** Where a written address names the area, in English or in Urdu, whatever its case; null where it does not. */
export function areaWithin(addressText: string, area: string): { from: number; to: number } | null {
	const text = folded(addressText);
	for (const name of [area, areaInUrdu(area)]) {
		const from = text.indexOf(folded(name));
		if (from >= 0) return { from, to: from + name.length };
	}
	return null;
}

/** True when the written address contains the area's name, in English or in Urdu, whatever its case (spec 5). */
export function addressNamesArea(addressText: string, area: string): boolean {
	return areaWithin(addressText, area) !== null;
}

/** True for the name of our city as it is written in an address, in English or in Urdu. */
export function isOurCity(written: string): boolean {
	return [CITY, CITY_IN_URDU].some((name) => folded(name) === folded(written.trim()));
}

/** The first of these areas that the written address contains, or null when we do not deliver there. */
export function findArea(addressText: string, areas: readonly string[]): string | null {
	return areas.find((area) => addressNamesArea(addressText, area)) ?? null;
}
