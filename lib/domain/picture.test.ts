import { expect, test } from "vitest";
import { isPhoto, pictureName } from "./picture";

test("an address tells a photograph from a cut-out", () => {
	expect(isPhoto(`/images/${pictureName("0f3a", true)}.webp`)).toBe(true);
	expect(isPhoto(`https://pictures.example/sabz/${pictureName("peach-0f3a", true)}`)).toBe(true);
	expect(isPhoto(`/images/${pictureName("0f3a", false)}.webp`)).toBe(false);
	expect(isPhoto("/images/photo-frame.webp")).toBe(false);
});
