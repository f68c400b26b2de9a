import { ObjectId } from "mongodb";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newCustomer, newStaff, sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";

const cookies = await sellerCookies();
const colours = ["red", "green", "blue", "orange", "purple", "black"];
const files = await Promise.all(
	colours.map(async (background) => {
		const picture = sharp({ create: { width: 20, height: 20, channels: 3, background } });
		return new Blob([new Uint8Array(await picture.png().toBuffer())]);
	}),
);

const fields = {
	name: "Test Plum",
	description: ["Tart."],
	category: "Fruits",
	price: 400,
	offerPrice: 340,
};

type Product = { _id: string; name: string; images: string[]; imageUrl: string; revision: number };

function send(method: string, path: string, data: object, pictures: Blob[] = [], as = cookies) {
	const form = new FormData();
	form.set("productData", JSON.stringify(data));
	for (const picture of pictures) form.append("images", picture, "plum.png");
	return api(method, path, { raw: form, cookies: as });
}

async function add(pictures: Blob[], data: object = fields): Promise<Product> {
	const { status, json } = await send("POST", "/api/product/add", data, pictures);
	expect(status).toBe(201);
	return json.product as Product;
}

const edit = (id: string, data: object, pictures: Blob[] = [], as = cookies) =>
	send("PUT", `/api/product/${id}`, data, pictures, as);
const stored = async (id: string) =>
	(await database()).collection("products").findOne({ _id: new ObjectId(id) });
const catalogue = async () =>
	(await api("GET", "/api/product/all-products")).json.products as { _id: string; offerPrice: number }[];

describe("pictures", () => {
	test("up to five, the first stands for the product", async () => {
		const product = await add(files.slice(0, 5));
		expect(product.images).toHaveLength(5);
		expect(new Set(product.images).size).toBe(5);
		expect(product.imageUrl).toBe(product.images[0]);
		expect((await send("POST", "/api/product/add", fields, files)).status).toBe(400);
	});

	test("are kept, added, reordered and dropped in an edit", async () => {
		const { _id, images, revision } = await add(files.slice(0, 2));
		const pictures = [0, images[1]];
		const answer = await edit(_id, { ...fields, revision, pictures }, files.slice(2, 3));
		expect(answer.status).toBe(200);
		const after = (answer.json.product as Product).images;
		expect(after).toHaveLength(2);
		expect(after[1]).toBe(images[1]);
		expect(images).not.toContain(after[0]);
	});

	test("of a copy may be the original's, of a stranger's not", async () => {
		const original = await add(files.slice(0, 2));
		const copy = await add([], { ...fields, name: "Copy", pictures: original.images, copyOf: original._id });
		expect(copy.images).toEqual(original.images);
		const stolen = { ...fields, pictures: ["https://elsewhere.example/x.webp"] };
		expect((await send("POST", "/api/product/add", stolen)).status).toBe(400);
		expect(
			(await send("POST", "/api/product/add", { ...fields, pictures: [3] }, files.slice(0, 1))).status,
		).toBe(400);
	});
});

describe("an edit", () => {
	test("changes what was sent, and shows at once", async () => {
		const { _id, images } = await add(files.slice(0, 1));
		const change = { ...fields, offerPrice: 300, urduName: "آلو بخارا", isDeal: true, unit: "500 g" };
		const answer = await edit(_id, { ...change, revision: 0, pictures: images });
		expect(answer).toMatchObject({
			status: 200,
			json: { message: "Product saved", product: { offerPrice: 300, urduName: "آلو بخارا", revision: 1 } },
		});
		expect((await catalogue()).find((product) => product._id === _id)?.offerPrice).toBe(300);
	});

	test("of the other spellings reaches the search, and the record names it", async () => {
		const { _id, images } = await add(files.slice(0, 1));
		const spellings = "alucha, آلوچہ";
		const answer = await edit(_id, { ...fields, spellings, revision: 0, pictures: images });
		expect(answer).toMatchObject({ status: 200, json: { product: { spellings } } });
		const { json } = await api("GET", "/api/product/search-index");
		expect(json.products).toContainEqual(expect.objectContaining({ _id, spellings }));
		const entry = await (await database())
			.collection("selleractions")
			.findOne({ subjectId: _id, kind: "product-edited" });
		expect(entry?.changes).toContainEqual({ field: "Other spellings", before: "", after: spellings });
	});

	test("of the Urdu is kept beside the English, sent where it is read, recorded, and can be emptied", async () => {
		const urdu = {
			urduName: "آلو بخارا",
			urduUnit: "1 ٹوکری",
			urduDescription: ["کھٹا میٹھا۔", "دھو کر کھائیں۔"],
			urduContents: ["6 آلو بخارے"],
		};
		const { _id, images } = await add(files.slice(0, 1));
		const answer = await edit(_id, { ...fields, ...urdu, revision: 0, pictures: images });
		expect(answer).toMatchObject({ status: 200, json: { product: { ...fields, ...urdu } } });
		expect((await catalogue()).find((product) => product._id === _id)).toMatchObject(urdu);
		const { json } = await api("GET", "/api/product/search-index");
		const [found] = (json.products as Product[]).filter((product) => product._id === _id);
		expect(found).toMatchObject({ urduName: urdu.urduName, urduUnit: urdu.urduUnit });
		expect(found).not.toHaveProperty("urduDescription");
		expect(found).not.toHaveProperty("urduContents");
		const entry = await (await database())
			.collection("selleractions")
			.findOne({ subjectId: _id, kind: "product-edited" });
		const named = ["Urdu name", "Urdu unit", "Urdu description", "In the crate in Urdu"];
		expect(entry?.changes).toMatchObject(named.map((field) => ({ field })));

		const none = { urduName: "", urduDescription: [], urduContents: [] };
		const emptied = await edit(_id, { ...none, revision: 1, pictures: images });
		expect(emptied.json.product).toMatchObject({ urduDescription: [], urduContents: [] });
		expect(emptied.json.product).not.toHaveProperty("urduName");
	});

	test("of the Urdu has its limits", async () => {
		const long = { urduName: "آ".repeat(81), urduUnit: "آ".repeat(41), urduDescription: ["آ".repeat(1001)] };
		for (const [field, value] of Object.entries(long)) {
			const answer = await send("POST", "/api/product/add", { ...fields, [field]: value }, files.slice(0, 1));
			expect(answer.status).toBe(400);
			expect(answer.json.errors).toHaveProperty(
				field.startsWith("urduDescription") ? "urduDescription.0" : field,
			);
		}
	});

	test("of an older version is refused, and changes nothing", async () => {
		const { _id, images } = await add(files.slice(0, 1));
		const base = { ...fields, revision: 0, pictures: images };
		const answers = await Promise.all([
			edit(_id, { ...base, price: 410 }),
			edit(_id, { ...base, price: 420 }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect((await edit(_id, { ...base, price: 430 })).json.message).toMatch(/changed somewhere else/);
		expect((await stored(_id))?.price).not.toBe(430);
	});

	test("works on a product from before there were revisions", async () => {
		const id = await newProduct();
		const pictures = ["/art/one-mango.webp"];
		expect((await edit(id, { ...fields, revision: 0, pictures })).status).toBe(200);
	});

	test("says what it likes: what is left out stays, pictures and version too", async () => {
		const { _id, images } = await add(files.slice(0, 2), { ...fields, urduName: "آلو بخارا", isDeal: true });
		const changed = await edit(_id, { offerPrice: 310, cost: 200 });
		const kept = { ...fields, urduName: "آلو بخارا", isDeal: true, images };
		expect(changed).toMatchObject({ status: 200, json: { product: { ...kept, offerPrice: 310 } } });
		const weighed = { soldBy: "weight", stepGrams: 500, wishes: ["ripe_today"] };
		const headers = { "content-type": "Application/JSON" };
		const asJson = await api("PUT", `/api/product/${_id}`, { cookies, body: weighed, headers });
		expect(asJson).toMatchObject({
			status: 200,
			json: { product: { ...kept, ...weighed, offerPrice: 310 } },
		});
		expect((await stored(_id))?.cost).toBe(200);
	});

	test("needs the seller and a product", async () => {
		const { _id, images } = await add(files.slice(0, 1));
		const customer = await newCustomer();
		const data = { ...fields, revision: 0, pictures: images };
		expect((await edit(_id, data, [], customer.cookies)).status).toBe(401);
		expect((await edit("no-id", data)).status).toBe(404);
		expect((await edit(new ObjectId().toHexString(), data)).status).toBe(404);
		expect((await edit(_id, { ...data, name: "" })).status).toBe(400);
		expect((await edit(_id, { ...data, pictures: [] })).json.message).toBe("Please select a product image");
	});
});

test("an archived product is not on sale, and not lost", async () => {
	const id = await newProduct();
	const archive = (isArchived: boolean) =>
		api("PATCH", "/api/product/archive", { cookies, body: { id, isArchived } });
	const isOnShelf = async () => (await catalogue()).some((product) => product._id === id);
	expect(await archive(true)).toMatchObject({ status: 200, json: { message: "Product archived" } });
	expect(await isOnShelf()).toBe(false);
	expect((await api("PATCH", "/api/product/stock", { cookies, body: { id, inStock: true } })).status).toBe(
		404,
	);
	expect((await archive(false)).status).toBe(200);
	expect(await isOnShelf()).toBe(true);
});

describe("many at once", () => {
	const change = (body: object) => api("PATCH", "/api/product/bulk", { cookies, body });

	test("prices by percent, stock by a tap", async () => {
		const ids = [await newProduct(), await newProduct({ price: 1000, offerPrice: 999 })];
		expect(await change({ kind: "price", ids, percent: -10, prices: "both" })).toMatchObject({
			status: 200,
			json: { changed: 2, missed: [] },
		});
		expect(await stored(ids[1] ?? "")).toMatchObject({ price: 900, offerPrice: 899 });
		expect((await change({ kind: "stock", ids, inStock: true })).json.changed).toBe(0);
		expect((await change({ kind: "stock", ids, inStock: false })).json.changed).toBe(2);
	});

	test("archived, and back on the shelf, each with its line in the record", async () => {
		const ids = [await newProduct(), await newProduct()];
		const archive = (isArchived: boolean) => change({ kind: "archive", ids, isArchived });
		expect((await archive(true)).json).toMatchObject({ changed: 2, missed: [] });
		expect(await stored(ids[1] ?? "")).toMatchObject({ isArchived: true });
		expect((await catalogue()).filter(({ _id }) => ids.includes(_id))).toEqual([]);
		expect((await archive(true)).json).toMatchObject({ changed: 0, missed: [] });
		expect((await archive(false)).json).toMatchObject({ changed: 2, missed: [] });
		expect((await catalogue()).filter(({ _id }) => ids.includes(_id))).toHaveLength(2);
		const actions = (await database()).collection("selleractions").find({ subjectId: ids[0] });
		expect((await actions.sort({ at: 1 }).toArray()).map(({ kind }) => kind)).toEqual([
			"product-archived",
			"product-restored",
		]);
	});

	test("an example is one until its price is set, be it the same", async () => {
		const [one, two] = [await newProduct({ isExample: true }), await newProduct({ isExample: true })];
		const ids = [one, two];
		await change({ kind: "stock", ids, inStock: false });
		await edit(one, { unit: "500 g" });
		expect([await stored(one), await stored(two)]).toMatchObject([{ isExample: true }, { isExample: true }]);
		const prices = { [one]: { price: 600, offerPrice: 500 } };
		const agree = { kind: "prices", ids: [one], prices };
		expect((await change(agree)).json).toMatchObject({ changed: 1, missed: [] });
		expect((await change(agree)).json).toMatchObject({ changed: 0, missed: [] });
		await edit(two, { price: 600, offerPrice: 500 });
		for (const id of ids) expect(await stored(id)).not.toHaveProperty("isExample");
	});

	test("archiving is the owner's alone", async () => {
		const { cookies: packer } = await newStaff("packer");
		const body = { kind: "archive", ids: [await newProduct()], isArchived: true };
		expect((await api("PATCH", "/api/product/bulk", { cookies: packer, body })).status).toBe(403);
	});

	test.each([
		["no products", { kind: "stock", ids: [], inStock: true }],
		["a percentage that is none", { kind: "price", ids: [new ObjectId()], percent: "10", prices: "both" }],
		["prices below nothing", { kind: "price", ids: [new ObjectId()], percent: -100, prices: "both" }],
		["neither archived nor not", { kind: "archive", ids: [new ObjectId()] }],
		["no kind", { ids: [new ObjectId()] }],
	])("%s is refused", async (_what, body) => {
		expect((await change(body)).status).toBe(400);
	});
});

describe("the record", () => {
	test("says who changed what, from what to what", async () => {
		const { _id, images } = await add(files.slice(0, 1), { ...fields, name: "Recorded plum" });
		await edit(_id, { ...fields, name: "Recorded plum", price: 450, revision: 0, pictures: images });
		const actions = await (await database())
			.collection("selleractions")
			.find({ subjectId: _id })
			.sort({ at: 1 })
			.toArray();
		expect(actions).toMatchObject([
			{ kind: "product-added", subject: "Recorded plum", by: "Owner" },
			{ kind: "product-edited", changes: [{ field: "Price", before: "400", after: "450" }] },
		]);
	});
});
