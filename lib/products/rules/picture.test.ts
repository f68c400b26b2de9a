import { expect, test } from "vitest";
import { isPhoto, pictureName, pictureSet, pictureUrl, widthInName } from "./picture";

test("an address tells a photograph from a cut-out", () => {
	expect(isPhoto(`/images/${pictureName("0f3a", true)}.webp`)).toBe(true);
	expect(isPhoto(`https://pictures.example/sabz/${pictureName("peach-0f3a", true)}`)).toBe(true);
	expect(isPhoto(`/images/${pictureName("0f3a", false)}.webp`)).toBe(false);
	expect(isPhoto("/images/photo-frame.webp")).toBe(false);
});

test("a picture comes in a width that is made, never narrower than asked for", () => {
	expect(pictureUrl("/images/0f3a-photo.webp", 100)).toBe("/images/0f3a-photo.128.webp");
	expect(pictureUrl("/art/x.webp", 9_999)).toBe("/art/x.1280.webp");
});

test("Cloudinary makes its widths itself, in the same quality", () => {
	const delivery = "https://res.cloudinary.com/shop/image/upload";
	expect(pictureUrl(`${delivery}/v12/sabz/0f3a.webp`, 300)).toBe(
		`${delivery}/c_limit,q_75,w_320/v12/sabz/0f3a.webp`,
	);
});

test("a picture from anywhere else is shown as it is", () => {
	expect(pictureUrl("https://pictures.example/peach.webp", 300)).toBe("https://pictures.example/peach.webp");
});

test("a file's name tells its width, and only one that is made", () => {
	expect(widthInName("0f3a-photo.384.webp")).toEqual({ name: "0f3a-photo", width: 384 });
	for (const file of ["0f3a.webp", "0f3a.385.webp", "0f3a.0384.webp", "../0f3a.384.webp", "0f3a.384.png"])
		expect(widthInName(file), file).toBeNull();
});

test("a set names every width of the range", () => {
	const set = pictureSet("/images/x.webp", 256, 512);
	expect(set.match(/\d+w/g)).toEqual(["256w", "320w", "384w", "512w"]);
});
