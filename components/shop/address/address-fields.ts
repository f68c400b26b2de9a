import type { HTMLInputTypeAttribute } from "react";
import type { AddressInput } from "@/lib/domain/address-schema";

type AddressField = {
	name: keyof AddressInput;
	label: string;
	/** What is said beneath it while it is blank. */
	blank: string;
	autoComplete: string;
	type?: HTMLInputTypeAttribute;
	inputMode?: "tel" | "numeric";
	placeholder?: string;
	/** Takes the form's whole width. */
	wide?: boolean;
};

/** The fields of an address in the order in which they are filled in (spec 3). */
export const ADDRESS_FIELDS: readonly AddressField[] = [
	{
		name: "firstName",
		label: "First name",
		blank: "Please enter your first name",
		autoComplete: "given-name",
	},
	{ name: "lastName", label: "Last name", blank: "Please enter your last name", autoComplete: "family-name" },
	{
		name: "streetAddress",
		label: "Street address",
		blank: "Please enter your street address",
		autoComplete: "street-address",
		placeholder: "House 12, Street 4",
		wide: true,
	},
	{
		name: "phoneNumber",
		label: "Phone number",
		blank: "Please enter your phone number",
		autoComplete: "tel",
		type: "tel",
		inputMode: "tel",
		placeholder: "03XX-XXXXXXX",
	},
	{
		name: "zipCode",
		label: "ZIP code",
		blank: "Please enter your ZIP code",
		autoComplete: "postal-code",
		inputMode: "numeric",
	},
	{ name: "city", label: "City", blank: "Please enter your city", autoComplete: "address-level2" },
	{ name: "state", label: "State", blank: "Please enter your state", autoComplete: "address-level1" },
];
