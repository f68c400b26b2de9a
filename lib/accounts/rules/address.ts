import type { Place, Point } from "@/lib/places/rules/point";
import { areaInUrdu, CITY, CITY_IN_URDU, PROVINCE, PROVINCE_IN_URDU } from "@/lib/shop/rules/shop-details";
import type { AddressInput } from "../schema";

export const LOGIN_TO_ADD_ADDRESS = "Please login to add an address";
export const ADDRESS_NOT_FOUND = "Address not found";
export const FILL_ALL_FIELDS = "Please fill all fields";
export const ALL_FIELDS_REQUIRED = "All fields are required";

/** A saved address. `doorPoint`: where a rider stood at its door, and when that was said (ISO 8601). */
export type Address = AddressInput &
	Place & { _id: string; isDefault: boolean; doorPoint: Point | null; doorAt: string | null };

export const MAX_ADDRESSES = 20;

/**
 * What a form says of the place besides what is typed: a door that is not it goes; and where only the door that a rider marked
 * was shown, the customer's own point stays with its street.
 */
export function placeLeft(
	{ streetAddress, doorAt }: Pick<Address, "streetAddress" | "doorAt">,
	{ street, isDoorWrong }: { street: string; isDoorWrong: boolean },
): { doorPoint?: null; point?: null } {
	if (isDoorWrong) return { doorPoint: null };
	return doorAt !== null && street !== streetAddress ? { point: null } : {};
}

/** Without case, and the letters that keyboards write in more than one way under one; of the same length. */
function folded(text: string): string {
	return text.toLowerCase().replace(/[يى]/g, "ی").replaceAll("ك", "ک").replaceAll("ه", "ہ");
}

/** Where a written address names the area, in English or in Urdu, whatever its case; null where it does not. */
function areaWithin(addressText: string, area: string): { from: number; to: number } | null {
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

/** The province of an address that only says its city: in Urdu beside our city's name in Urdu. */
export function provinceBeside(city: string): string {
	return folded(city.trim()) === folded(CITY_IN_URDU) ? PROVINCE_IN_URDU : PROVINCE;
}

/** The first of these areas that the written address contains, or null when we do not deliver there. */
export function findArea(addressText: string, areas: readonly string[]): string | null {
	return areas.find((area) => addressNamesArea(addressText, area)) ?? null;
}

/**
 * The area to which an order goes: the one that was chosen, where the shop delivers there and the address contains it,
 * else none; where none was chosen, the first that it contains.
 */
export function areaOf(addressText: string, areas: readonly string[], chosen?: string | null): string | null {
	if (!chosen) return findArea(addressText, areas);
	return areas.includes(chosen) && addressNamesArea(addressText, chosen) ? chosen : null;
}

/** What is read from addresses; apart from the schema, so that pages that only show one stay light. */

type AddressWords = Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode">;

/** The address on one line; this is the text that must name a serviced area (spec 5). */
export function addressText(address: AddressWords): string {
	return [address.streetAddress, address.city, address.state, address.zipCode].filter(Boolean).join(", ");
}

/** True for an address of this city that names none of the areas that we deliver to: perhaps only the name is missing. */
export function lacksAreaName(address: AddressWords, areas: readonly string[]): boolean {
	return isOurCity(address.city) && findArea(addressText(address), areas) === null;
}

/**
 * The address with this area named in its street: in the place of another area's name, else at its end.
 * `nameOf`: how an area is written.
 */
export function withAreaName<Words extends AddressWords>(
	address: Words,
	area: string | null,
	areas: readonly string[],
	nameOf = (name: string) => name,
): Words {
	if (!area || addressNamesArea(addressText(address), area)) return address;
	const { streetAddress } = address;
	const written = nameOf(area);
	const other = findArea(streetAddress, areas);
	const place = other && areaWithin(streetAddress, other);
	if (!place)
		return { ...address, streetAddress: `${streetAddress}${written === area ? "," : "،"} ${written}` };
	const { from, to } = place;
	return { ...address, streetAddress: `${streetAddress.slice(0, from)}${written}${streetAddress.slice(to)}` };
}

/**
 * The one that the cart preselects (spec 4): the default address, else the first. Of several addresses the first that
 * lies in the chosen area goes before a default one that does not: what cannot be ordered to is no help.
 */
export function preselectedAddress(addresses: readonly Address[], area: string | null): Address | undefined {
	const usual = addresses.find((address) => address.isDefault) ?? addresses[0];
	const fits = (address: Address) => area === null || addressNamesArea(addressText(address), area);
	return usual && !fits(usual) ? (addresses.find(fits) ?? usual) : usual;
}
