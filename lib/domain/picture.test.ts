import { expect, test } from "vitest";
import { isPhoto, pictureName, pictureSet, pictureUrl } from "./picture";

test("an address tells a photograph from a cut-out", () => {
	expect(isPhoto(`/images/${pictureName("0f3a", true)}.webp`)).toBe(true);
	expect(isPhoto(`https://pictures.example/sabz/${pictureName("peach-0f3a", true)}`)).toBe(true);
	expect(isPhoto(`/images/${pictureName("0f3a", false)}.webp`)).toBe(false);
	expect(isPhoto("/images/photo-frame.webp")).toBe(false);
});

test("a picture comes in a width that is made, never narrower than asked for", () => {
	expect(pictureUrl("/images/a b.webp", 100)).toBe("/_next/image?url=%2Fimages%2Fa%20b.webp&w=128&q=75");
	expect(pictureUrl("/art/x.webp", 9_999)).toContain("w=1280");
});

test("a set names every width of the range", () => {
	const set = pictureSet("/x.webp", 256, 512);
	expect(set.match(/\d+w/g)).toEqual(["256w", "320w", "384w", "512w"]);
});
