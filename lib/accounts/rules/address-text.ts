import type { AddressInput } from "../schema";
import type { Address } from "./address";
import { addressNamesArea, areaWithin, findArea, isOurCity } from "./address";

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
