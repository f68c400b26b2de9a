import { describe, expect, it } from "vitest";
import type { Address } from "./address";
import { addressSchema, saveAddressSchema } from "./address-schema";
import { addressText, lacksAreaName, preselectedAddress } from "./address-text";

const typed = {
	firstName: " Sana ",
	lastName: "Iqbal",
	streetAddress: "House 12, Satellite Town",
	phoneNumber: "+92 300 1234567",
	city: "Jhang",
	state: "Punjab",
	zipCode: "35200",
};

describe("an address", () => {
	it("is trimmed, and its phone number written the one way", () => {
		expect(addressSchema.parse(typed)).toMatchObject({ firstName: "Sana", phoneNumber: "0300-1234567" });
	});

	it.each(Object.keys(typed))("is not accepted with a blank %s (spec 5)", (field) => {
		for (const blank of ["", "   ", undefined, null, { $gt: "" }]) {
			const result = addressSchema.safeParse({ ...typed, [field]: blank });
			expect(result.success).toBe(false);
			expect(result.error?.issues[0]).toMatchObject({ path: [field], message: "Please fill all fields" });
		}
	});

	it("is not accepted with a number that is no Pakistani mobile", () => {
		const result = addressSchema.safeParse({ ...typed, phoneNumber: "042-1234567" });
		expect(result.error?.issues[0]?.message).toBe("Please enter a valid mobile number (03XX-XXXXXXX)");
	});

	it("can say that it is the default one, in no other way than yes or no", () => {
		expect(saveAddressSchema.parse({ ...typed, isDefault: true }).isDefault).toBe(true);
		expect(saveAddressSchema.parse(typed).isDefault).toBeUndefined();
		expect(saveAddressSchema.safeParse({ ...typed, isDefault: "yes" }).success).toBe(false);
	});

	it("reads as one line, without gaps for missing parts", () => {
		expect(addressText({ ...typed, state: "" })).toBe("House 12, Satellite Town, Jhang, 35200");
	});
});

describe("the address that the cart preselects", () => {
	const address = (_id: string, isDefault: boolean): Address => ({ ...typed, _id, isDefault });

	it("is the default one, else the first (spec 4)", () => {
		expect(preselectedAddress([address("a", false), address("b", true)])?._id).toBe("b");
		expect(preselectedAddress([address("a", false), address("b", false)])?._id).toBe("a");
		expect(preselectedAddress([])).toBeUndefined();
	});
});

it.each([
	["House 12, Street 4", "Jhang", true],
	["House 12, Street 4", " jhang ", true],
	["House 12, Satellite Town", "Jhang", false],
	["Model Town", "Lahore", false],
])("%s in %s perhaps lacks only the area's name: %s", (streetAddress, city, expected) => {
	expect(lacksAreaName({ streetAddress, city, state: "Punjab", zipCode: "35200" })).toBe(expected);
});
