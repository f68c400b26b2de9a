import type { HTMLInputTypeAttribute } from "react";
import type { AddressInput } from "@/lib/domain/address-schema";

type AddressField = {
	name: keyof AddressInput;
	autoComplete: string;
	type?: HTMLInputTypeAttribute;
	inputMode?: "tel" | "numeric";
	/** Written from the left, whatever the page's language. */
	dir?: "ltr";
	/** Takes the form's whole width. */
	wide?: boolean;
};

/** The fields of an address in the order in which they are filled in (spec 3). */
export const ADDRESS_FIELDS: readonly AddressField[] = [
	{ name: "firstName", autoComplete: "given-name" },
	{ name: "lastName", autoComplete: "family-name" },
	{ name: "streetAddress", autoComplete: "street-address", wide: true },
	{ name: "phoneNumber", autoComplete: "tel", type: "tel", inputMode: "tel", dir: "ltr" },
	{ name: "zipCode", autoComplete: "postal-code", inputMode: "numeric", dir: "ltr" },
	{ name: "city", autoComplete: "address-level2" },
	{ name: "state", autoComplete: "address-level1" },
];
