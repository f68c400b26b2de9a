import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { resized } from "./sized";
import { preparePicture } from "./store";

async function shapeOf(file: Buffer) {
	return sharp((await preparePicture(file)).webp).metadata();
}

function red(width: number, height: number) {
	return sharp({ create: { width, height, channels: 3, background: "red" } });
}

describe("a picture on its way into the shop", () => {
	test("is a WebP of at most 1280 pixels a side", async () => {
		const { format, width, height } = await shapeOf(await red(2600, 1300).png().toBuffer());
		expect({ format, width, height }).toEqual({ format: "webp", width: 1280, height: 640 });
	});

	test("is never made larger", async () => {
		const { width } = await shapeOf(await red(40, 30).jpeg().toBuffer());
		expect(width).toBe(40);
	});

	test("stands upright and tells nothing of the camera", async () => {
		const turned = await red(40, 30)
			.jpeg()
			.withExif({ IFD0: { Make: "Camera", Orientation: "6" } })
			.withMetadata({ orientation: 6 })
			.toBuffer();
		expect((await sharp(turned).metadata()).orientation).toBe(6);
		const { width, height, orientation, exif } = await shapeOf(turned);
		expect({ width, height, orientation, exif }).toEqual({
			width: 30,
			height: 40,
			orientation: undefined,
			exif: undefined,
		});
	});

	test("keeps what can be seen through, and tells it from a photograph", async () => {
		const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: "#ff000000" } });
		const cutOut = await preparePicture(await glass.png().toBuffer());
		expect((await sharp(cutOut.webp).metadata()).hasAlpha).toBe(true);
		expect(cutOut.isPhoto).toBe(false);
		expect((await preparePicture(await red(8, 8).jpeg().toBuffer())).isPhoto).toBe(true);
	});
});

describe("what is no picture is refused in a sentence", () => {
	const svg =
		'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
	test.each([
		["text", Buffer.from("hello, I am not a picture")],
		["a drawing with code in it", Buffer.from(svg)],
		["nothing", Buffer.alloc(0)],
	])("%s", async (_what, file) => {
		await expect(preparePicture(file)).rejects.toMatchObject({
			kind: "invalid",
			message: "This file is not a picture we can show. Please use JPG, PNG or WebP.",
		});
	});

	test("half a picture", async () => {
		const whole = await red(600, 600).jpeg().toBuffer();
		await expect(preparePicture(whole.subarray(0, 200))).rejects.toMatchObject({ kind: "invalid" });
	});

	test("a picture with something else packed behind it", async () => {
		const archive = Buffer.from("PK\u0003\u0004 and the rest of an archive");
		const { webp } = await preparePicture(Buffer.concat([await red(20, 20).png().toBuffer(), archive]));
		expect(webp.includes("PK\u0003\u0004")).toBe(false);
	});

	test("an archive that begins like a picture", async () => {
		const start = (await red(20, 20).png().toBuffer()).subarray(0, 8);
		const file = Buffer.concat([start, Buffer.from("PK\u0003\u0004"), Buffer.alloc(5_000)]);
		await expect(preparePicture(file)).rejects.toMatchObject({ kind: "invalid" });
	});

	test("a picture whose heading lies about its size", async () => {
		const file = await red(4000, 4000).png().toBuffer();
		file.writeUInt32BE(16, 16);
		file.writeUInt32BE(16, 20);
		await expect(preparePicture(file)).rejects.toMatchObject({ kind: "invalid" });
	});

	test("more pixels than are safe to unpack", async () => {
		const huge = await red(8000, 5000).png({ compressionLevel: 9 }).toBuffer();
		await expect(preparePicture(huge)).rejects.toMatchObject({
			kind: "invalid",
			message: "This picture has 40 megapixels. Please use one of at most 36.",
		});
	});
});

test("a wide photograph is as high as its square frame is wide, a wide cut-out as wide", async () => {
	const wide = await red(1200, 300).webp().toBuffer();
	const sizeOf = async (webp: Buffer) => {
		const { width, height } = await sharp(webp).metadata();
		return [width, height];
	};
	expect(await sizeOf(await resized(wide, 256, true))).toEqual([1024, 256]);
	expect(await sizeOf(await resized(wide, 256))).toEqual([256, 64]);
	expect(await sizeOf(await resized(wide, 640, true))).toEqual([1200, 300]);
});
