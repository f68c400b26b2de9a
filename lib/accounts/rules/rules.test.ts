import { describe, expect, it, test } from "vitest";
import { placeOf } from "@/lib/places/rules/point";
import { AREAS, areaInUrdu } from "@/lib/shop/rules/shop-details";
import { password as text } from "../login-texts.en";
import { addressSchema, saveAddressSchema } from "../schema";
import {
	type Address,
	addressText,
	lacksAreaName,
	placeLeft,
	preselectedAddress,
	provinceBeside,
	withAreaName,
} from "./address";
import { loginHref, returnPathOf } from "./return-path";
import { passwordStrength } from "./user";

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

	it("leaves its unseen point behind with its street, and a marked door that is not it", () => {
		const marked = { streetAddress: typed.streetAddress, doorAt: "2026-11-22T10:00:00.000Z" };
		const [same, other] = [typed.streetAddress, "House 3, Gojra Road"];
		expect(placeLeft(marked, { street: other, isDoorWrong: false })).toEqual({ point: null });
		expect(placeLeft(marked, { street: same, isDoorWrong: false })).toEqual({});
		// The point of the form was shown then, or chosen.
		expect(placeLeft(marked, { street: other, isDoorWrong: true })).toEqual({ doorPoint: null });
		const unmarked = { ...marked, doorAt: null };
		expect(placeLeft(unmarked, { street: other, isDoorWrong: false })).toEqual({});
	});

	it("reads as one line, without gaps for missing parts", () => {
		expect(addressText({ ...typed, state: "" })).toBe("House 12, Satellite Town, Jhang, 35200");
	});
});

describe("the address that the cart preselects", () => {
	const address = (_id: string, isDefault: boolean): Address => ({
		...typed,
		...placeOf({}),
		doorPoint: null,
		doorAt: null,
		_id,
		isDefault,
	});

	it("is the default one, else the first (spec 4)", () => {
		expect(preselectedAddress([address("a", false), address("b", true)], null)?._id).toBe("b");
		expect(preselectedAddress([address("a", false), address("b", false)], null)?._id).toBe("a");
		expect(preselectedAddress([], null)).toBeUndefined();
	});

	it("is the first in the chosen area where the default one is not, and the default one where none is", () => {
		const elsewhere = { ...address("a", true), streetAddress: "House 3, Gojra Road" };
		const fitting = address("b", false);
		expect(preselectedAddress([elsewhere, fitting], "Satellite Town")?._id).toBe("b");
		expect(preselectedAddress([elsewhere, fitting], "Gojra Road")?._id).toBe("a");
		expect(preselectedAddress([elsewhere, fitting], "Ayub Chowk")?._id).toBe("a");
	});
});

it.each([
	["House 12, Street 4", "Jhang", true],
	["House 12, Street 4", " jhang ", true],
	["House 12, Satellite Town", "Jhang", false],
	["Model Town", "Lahore", false],
])("%s in %s perhaps lacks only the area's name: %s", (streetAddress, city, expected) => {
	expect(lacksAreaName({ streetAddress, city, state: "Punjab", zipCode: "35200" }, AREAS)).toBe(expected);
});

it.each([
	["House 12, Street 4", "House 12, Street 4, Civil Lines"],
	["House 12, satellite town, near the park", "House 12, Civil Lines, near the park"],
	["House 12, civil lines", "House 12, civil lines"],
])("%s with its area is %s", (streetAddress, expected) => {
	const address = { streetAddress, city: "Jhang", state: "Punjab", zipCode: "35200" };
	expect(withAreaName(address, "Civil Lines", AREAS).streetAddress).toBe(expected);
	expect(withAreaName(address, null, AREAS)).toBe(address);
});

it.each([
	["مکان 12، گلی 4", "مکان 12، گلی 4، سول لائنز"],
	["مکان 12، سیٹلائٹ ٹاؤن، پارک کے پاس", "مکان 12، سول لائنز، پارک کے پاس"],
	["House 12, satellite town", "House 12, سول لائنز"],
	["مکان 12، سول لائنز", "مکان 12، سول لائنز"],
	["House 12, Civil Lines", "House 12, Civil Lines"],
])("%s with its area in Urdu is %s", (streetAddress, expected) => {
	const address = { streetAddress, city: "جھنگ", state: "پنجاب", zipCode: "35200" };
	expect(withAreaName(address, "Civil Lines", AREAS, areaInUrdu).streetAddress).toBe(expected);
});

test.each([
	["Jhang", "Punjab"],
	["Lahore", "Punjab"],
	[" جھنگ ", "پنجاب"],
])("beside %s stands %s", (city, province) => {
	expect(provinceBeside(city)).toBe(province);
});

test.each([
	["/account", "/account"],
	["/account?tab=addresses", "/account?tab=addresses"],
	["/my-orders?order=66aa", "/my-orders?order=66aa"],
	["/account/../my-orders", "/my-orders"],
])("%s is a page to come back to", (text, path) => {
	expect(returnPathOf(text)).toBe(path);
});

test.each([
	null,
	"",
	"account",
	"https://evil.example/account",
	"//evil.example/account",
	"/\\evil.example/account",
	"/\t/evil.example/account",
	"javascript:alert(1)",
	"/account/../cart",
	"/accounts",
	"/seller",
	"/api/user/logout",
	"http://",
])("%j leads nowhere", (text) => {
	expect(returnPathOf(text)).toBeNull();
});

test("what is sent away can be read again", () => {
	const url = new URL(loginHref("/my-orders?order=66aa&x=1"), "http://shop.test");
	expect(url.pathname).toBe("/");
	expect(url.searchParams.get("auth")).toBe("login");
	expect(returnPathOf(url.searchParams.get("next"))).toBe("/my-orders?order=66aa&x=1");
});

test.each([
	["", 0, "Very weak"],
	["abc", 1, "Very weak"],
	["abcdefgh", 2, "Weak"],
	["Abcdefgh", 3, "Medium"],
	["Abcdefg1", 4, "Strong"],
	["Abcdef1!", 5, "Very strong"],
	["Ab1!", 4, "Strong"],
])("%j scores %i, %s", (password, score, label) => {
	expect(passwordStrength(password).score).toBe(score);
	expect(text.strength[score]).toBe(label);
});
