import { expect, test } from "vitest";
import { addressNamesArea, findArea, isOurCity } from "@/lib/accounts/rules/address";
import { AREAS, areaInUrdu } from "./shop-details";

test("there are the ten areas of the specification", () => {
	expect(AREAS).toHaveLength(10);
});

test("an area is found in the address whatever its case", () => {
	expect(findArea("House 12, SATELLITE town, Jhang", AREAS)).toBe("Satellite Town");
	expect(addressNamesArea("house 12, satellite town", "Satellite Town")).toBe(true);
});

test("an address elsewhere names no area", () => {
	expect(findArea("Model Town, Lahore", AREAS)).toBeNull();
	expect(addressNamesArea("Satellite Town, Jhang", "Civil Lines")).toBe(false);
});

test("an area counts as named in Urdu too, on whatever keyboard it was written", () => {
	expect(findArea("مکان 12، گلی 4، سیٹلائٹ ٹاؤن، جھنگ", AREAS)).toBe("Satellite Town");
	expect(findArea("مكان 3، چنيوٹ روڈ", AREAS)).toBe("Chiniot Road");
	expect(findArea("محله هادری", AREAS)).toBe("Mohala Hadri");
	expect(addressNamesArea("گلی 4، سول لائنز", "Satellite Town")).toBe(false);
});

test("every area has a name in Urdu; one that the owner has added is called as it was written", () => {
	for (const area of AREAS) expect(areaInUrdu(area)).not.toBe(area);
	expect(areaInUrdu("Canal View")).toBe("Canal View");
	expect(addressNamesArea("House 2, canal view", "Canal View")).toBe(true);
});

test.each([
	["Jhang", true],
	[" jhang ", true],
	["جھنگ", true],
	["جهنگ", false],
	["Lahore", false],
])("%s is our city: %s", (written, expected) => {
	expect(isOurCity(written)).toBe(expected);
});
