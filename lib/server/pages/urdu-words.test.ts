import sharp from "sharp";
import { expect, test } from "vitest";
import { drawUrdu } from "./share-picture";

const look = { size: 60, color: "#17251a", width: 500 };
const NO_JOIN = "\u200c";

/** How wide the ink of some words is, in pixels. */
const widthOf = async (words: string) => (await drawUrdu(words, look)).width;

test("letters of Urdu are joined where it is drawn", async () => {
	expect(await widthOf("پیٹیاں")).toBeLessThan(0.8 * (await widthOf([..."پیٹیاں"].join(NO_JOIN))));
});

test("words are drawn in our own face, in as many lines as their width asks for", async () => {
	const short = await drawUrdu("آم", look);
	const long = await drawUrdu("صبح کی منڈی، آپ کے دروازے پر", look);
	expect(long.width).toBeLessThanOrEqual(look.width);
	expect(long.height).toBeGreaterThan(1.5 * short.height);
	const words = { text: "دروازے", rgba: true, dpi: 72 };
	const anyFace = await sharp({ text: { ...words, font: "sans 60" } })
		.png()
		.toBuffer();
	expect((await drawUrdu(words.text, look)).src).not.toContain(anyFace.toString("base64").slice(0, 60));
});

test("what a person typed is words, not marks", async () => {
	expect(await widthOf("<b>آم</b> & آم")).toBeGreaterThan(await widthOf("آم آم"));
});
