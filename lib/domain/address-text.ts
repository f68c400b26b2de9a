import type { Address } from "./address";
import type { AddressInput } from "./address-schema";
import { CITY, findArea } from "./areas";

/** What is read from addresses; apart from the schema, so that pages that only show one stay light. */

type AddressWords = Pick<AddressInput, "streetAddress" | "city" | "state" | "zipCode">;

/** The address on one line; this is the text that must name a serviced area (spec 5). */
export function addressText(address: AddressWords): string {
	return [address.streetAddress, address.city, address.state, address.zipCode].filter(Boolean).join(", ");
}

/** True for an address of this city that names none of the areas that we deliver to: perhaps only the name is missing. */
export function lacksAreaName(address: AddressWords): boolean {
	return findArea(addressText(address)) === null && address.city.trim().toLowerCase() === CITY.toLowerCase();
}

/** The default address, else the first: the one that the cart preselects (spec 4). */
export function preselectedAddress(addresses: readonly Address[]): Address | undefined {
	return addresses.find((address) => address.isDefault) ?? addresses[0];
}
