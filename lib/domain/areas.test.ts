import { expect, test } from "vitest";
import { AREAS, addressNamesArea, findArea } from "./areas";

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
