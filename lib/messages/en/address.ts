import { ALL_FIELDS_REQUIRED, FILL_ALL_FIELDS } from "@/lib/domain/address";

/** The form of a delivery address (spec 2, 3, 5). */
export const address = {
	addTitle: "Add new address",
	editTitle: "Edit address",
	description: "Where should we knock?",
	save: "Save address",
	add: "Add address",
	cancel: "Cancel",
	/** Each field: what it is called, what is said beneath it while it is blank, and an example where one helps. */
	fields: {
		firstName: { label: "First name", blank: "Please enter your first name", example: "" },
		lastName: { label: "Last name", blank: "Please enter your last name", example: "" },
		streetAddress: {
			label: "Street address",
			blank: "Please enter your street address",
			example: "House 12, Street 4",
		},
		phoneNumber: { label: "Phone number", blank: "Please enter your phone number", example: "03XX-XXXXXXX" },
		zipCode: { label: "ZIP code", blank: "Please enter your ZIP code", example: "" },
		city: { label: "City", blank: "Please enter your city", example: "" },
		state: { label: "State", blank: "Please enter your state", example: "" },
	},
	area: {
		label: (city: string) => `Area of ${city}`,
		hint: "We deliver to these areas. It is added to the street.",
		other: "Another area",
	},
	/** What stands beneath a form with blank fields: in the cart, and in the account (spec 5). */
	fillAll: FILL_ALL_FIELDS,
	allRequired: ALL_FIELDS_REQUIRED,
};
