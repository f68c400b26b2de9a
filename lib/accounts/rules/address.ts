import { areaInUrdu, CITY, CITY_IN_URDU } from "@/lib/shop/rules/areas";
import type { AddressInput } from "../schema";

export const LOGIN_TO_ADD_ADDRESS = "Please login to add an address";
export const ADDRESS_NOT_FOUND = "Address not found";
export const FILL_ALL_FIELDS = "Please fill all fields";
export const ALL_FIELDS_REQUIRED = "All fields are required";

/** A saved address. */
export type Address = AddressInput & { _id: string; isDefault: boolean };

/** At most this many addresses an account. */
export const MAX_ADDRESSES = 20;

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
