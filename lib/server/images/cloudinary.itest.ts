import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { isPhoto, pictureUrl } from "@/lib/products/rules/picture";
import { pictureOrigins } from "@/lib/server/platform/settings.mjs";
import { Product } from "@/models/products";
import { SellerAction } from "@/models/team";
import { startCloudinary } from "@/tests/support/cloudinary-server";
import { ownDatabase } from "@/tests/support/own-database";
import { OWNER } from "@/tests/support/owner";
import { imageStore } from "./store";

let cloudinary: Awaited<ReturnType<typeof startCloudinary>>;
let picture: Buffer;
ownDatabase(async () => {
	cloudinary = await startCloudinary();
	// The library reads the setting itself, at its first use.
	return { CLOUDINARY_URL: cloudinary.url };
});
beforeAll(async () => {
	picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: "orange" } })
		.webp()
		.toBuffer();
});
beforeEach(() => {
	cloudinary.state.fault = null;
});
afterAll(() => cloudinary.stop());

const put = async (isAPhoto = false) => (await imageStore()).put(picture, isAPhoto);

describe("a picture at Cloudinary", () => {
	test("is sent signed, and has an address that pages may show", async () => {
		const url = await put();
		expect(pictureOrigins(cloudinary.url)).toContain(new URL(url).origin);
		expect(pictureUrl(url, 320)).toContain("w_320/v1/sabz/");
		expect([...cloudinary.kept.values()]).toEqual([picture]);
		expect(isPhoto(url)).toBe(false);
	});

	test("is kept once, however often it is sent", async () => {
		const url = await put();
		expect(await put()).toBe(url);
		expect(cloudinary.kept.size).toBe(1);
	});

	test("says in its address that it is a photograph", async () => {
		expect(isPhoto(await put(true))).toBe(true);
	});
});

describe("when Cloudinary fails", () => {
	const peach = {
		name: "Peach",
		urduName: "",
		urduDescription: [],
		urduUnit: "",
		soldBy: "piece" as const,
		stepGrams: null,
		aboutGrams: null,
		urduContents: [],
		spellings: "",
		description: ["Soft."],
		contents: [],
		category: "Fruits" as const,
		unit: "1 kg",
		price: 400,
		offerPrice: 340,
		isDeal: false,
		wishes: [],
		aisles: [],
	};
	const add = async () => {
		const { addProduct } = await import("@/lib/products/server/edit");
		return addProduct(OWNER, { fields: peach, pictures: [picture] }, () => []);
	};

	async function expectNothingSaved(): Promise<void> {
		await expect(add()).rejects.toMatchObject({
			kind: "unavailable",
			message:
				"The picture could not be stored just now, so nothing was saved. Please try again in a moment.",
			details: { retryAfter: 30 },
		});
		expect(await Product.countDocuments()).toBe(0);
		expect(await SellerAction.countDocuments()).toBe(0);
	}

	test.each(["error", "garbage", "elsewhere"] as const)(
		"with an answer of %s, nothing is saved",
		async (fault) => {
			cloudinary.state.fault = fault;
			await expectNothingSaved();
		},
	);

	test("by being out of reach, nothing is saved", async () => {
		await cloudinary.stop();
		await expectNothingSaved();
	});
});
