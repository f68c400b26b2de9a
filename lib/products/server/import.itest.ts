import { createServer } from "node:http";
import { ObjectId } from "mongodb";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import {
	check,
	drawn,
	HEADING,
	named,
	picture,
	send,
	withPicture,
	ZIP,
	zipOf,
} from "@/tests/support/imports";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { served } from "@/tests/support/served";
import { baseUrl } from "@/tests/support/target";

const cookies = await sellerCookies();
const stamp = Date.now().toString(36);

describe("a catalogue by file", () => {
	test("makes new products with their pictures, and the same file again changes nothing", async () => {
		const name = `Import peach ${stamp}`;
		const list = `${HEADING}\n${name},fruits,400,340,1 kg,Soft.,آڑو,piece,,12,,a.png,P-${stamp}\n`;
		const file = await withPicture(list);
		expect(await check(file, ZIP)).toMatchObject({
			errors: [],
			added: [{ line: 2, name, category: "Fruits", price: "400", offerPrice: "340" }],
			understood: { kind: "table" },
		});
		expect(await named(name)).toEqual([]);
		expect((await send(file, { type: ZIP })).json).toMatchObject({ added: 1, changed: 0, missed: [] });
		const [product] = await named(name);
		expect(product).toMatchObject({ offerPrice: 340, urduName: "آڑو", stock: 12, handle: `P-${stamp}` });
		const shown = await fetch(new URL(String(product?.imageUrl), baseUrl()));
		expect(shown.headers.get("content-type")).toBe("image/webp");
		const story = await api("GET", `/api/seller/stock/${product?._id}`, { cookies });
		expect(story.json).toMatchObject({ stock: 12, movements: [{ kind: "adjusted", change: 12 }] });
		expect(await check(file, ZIP)).toMatchObject({ unchanged: 1, added: [], changes: [], errors: [] });
		expect((await send(file, { type: ZIP })).json).toMatchObject({ added: 0, changed: 0 });
		const dearer = await withPicture(list.replace(",400,340,", ",500,440,").replace(",12,,", ",,,"));
		expect((await send(dearer, { type: ZIP })).json).toMatchObject({ added: 0, changed: 1 });
		expect(await named(name)).toMatchObject([{ price: 500, stock: 12, revision: 1 }]);
	});

	test("comes as a zip with its pictures; what is not in it is a fault with its line", async () => {
		const name = `Import zip ${stamp}`;
		const row = (which: string, image: string) =>
			`${name} ${which},Vegetables,90,90,,,,weight,250,,,${image},`;
		const list = [HEADING, row("a", "pics/a.png"), row("b", "B.PNG")].join("\n");
		const good = await zipOf({ "list.csv": list, "pics/a.png": picture, "b.png": await drawn("#3a3") });
		expect((await send(good, { type: "application/zip" })).json).toMatchObject({ added: 2 });
		expect(await named(`${name} b`)).toMatchObject([
			{ soldBy: "weight", stepGrams: 250, description: [`${name} b`] },
		]);
		const bad = await zipOf({
			"list.csv": [HEADING, row("c", "c.png"), row("d", "a.txt")].join("\n"),
			"a.txt": "no",
		});
		const report = await check(bad, "application/zip");
		expect(report.faults).toMatchObject([{ line: 2, column: "image", value: "c.png", name: `${name} c` }]);
		expect((await send(bad, { type: "application/zip" })).status).toBe(400);
		expect(await named(`${name} d`)).toEqual([]);
		const broken = await zipOf({ "e.png": picture, "list.csv": [HEADING, row("e", "e.png")].join("\n") });
		// Where the packed picture begins, behind its name.
		broken.fill(0xff, broken.indexOf("e.png") + 5, broken.indexOf("e.png") + 15);
		expect(await send(broken, { type: ZIP })).toMatchObject({
			status: 400,
			json: { faults: [{ line: 2, column: "image" }] },
		});
	});

	test("that is a bomb, two lists, or no zip at all is refused in a sentence", async () => {
		const zip = { type: "application/zip", dry: true };
		const bomb = await zipOf({ "list.csv": HEADING, "a.png": Buffer.alloc(1024) });
		// What the last file says of its size, in the list at the end of a zip.
		bomb.writeUInt32LE(401 * 1024 * 1024, bomb.lastIndexOf("PK\x01\x02") + 24);
		expect((await send(bomb, zip)).status).toBe(413);
		expect((await send(await zipOf({ "a.csv": HEADING, "b.csv": HEADING }), zip)).json.message).toMatch(
			/one CSV/,
		);
		expect((await send(picture, zip)).status).toBe(400);
	});

	test("refuses private addresses, names what is wrong with each line, and changes nothing", async () => {
		const other = await newProduct({ offerPrice: 500 });
		const name = `Import wrong ${stamp}`;
		const row = (fields: string) => `${name},Fruits,${fields}`;
		const file = [
			`slug,${HEADING}`,
			`test-${other},Renamed ${stamp},Fruits,700,600,,,,,,,,,`,
			`,${row("2 40,,,,,,,,,https://192.168.1.20/a.png,")}`,
			`,${row("240,,,,,,,,,https://192.168.1.20/a.png,")}`,
			`,${row("240,,,,,,,,Nowhere,https://example.com/a.png,")}`,
			`,${row("240,,,,,,,,,,")}`,
		].join("\n");
		const report = await check(file);
		expect(report.errors.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
		const ofFirst = report.faults.filter(({ line }) => line === 3);
		expect(ofFirst.map(({ column }) => column)).toEqual(["price", "image"]);
		const bare = await check(`${HEADING}\n${row("2 40,,,,,,,,,,")}`);
		expect(bare.faults.map(({ column }) => column)).toEqual(["price", "image"]);
		const alone = await check(`${HEADING}\n${row("240,,,,,,,,,a.png,")}`);
		expect(alone.errors).toMatchObject([
			{ message: expect.stringMatching(/^a\.png did not come with the list\. Send a zip/) },
		]);
		expect((await send(file)).json).toMatchObject({
			message: "Line 3: Please enter a valid price. Nothing was changed.",
		});
		const gone = [
			`slug,${HEADING}`,
			file.split("\n")[1],
			`,${row("240,,,,,,,,,https://pictures.invalid/gone.png,")}`,
		].join("\n");
		const refused = (await send(gone)).json;
		expect(refused.message).toMatch(/^Line 3: The picture could not be fetched/);
		expect(refused).toMatchObject({ faults: [{ line: 3, column: "image" }] });
		expect(refused.faultyLines).toContain("/gone.png");
		const db = await database();
		expect(await db.collection("products").findOne({ _id: new ObjectId(other) })).toMatchObject({
			price: 600,
		});
		expect(await named(name)).toEqual([]);
	});

	test("fetches no picture from this machine, in demo mode neither", async () => {
		const asked: (string | undefined)[] = [];
		const { port } = await served(
			createServer(({ url }, response) => {
				asked.push(url);
				response.end(picture);
			}),
		);
		for (const at of ["http://127.0.0.1", "https://127.0.0.1", "http://localhost"]) {
			const file = `${HEADING}\nLocal ${stamp},Fruits,100,,,,,,,,,${at}:${port}/a.png,`;
			expect((await check(file)).faults).toMatchObject([{ line: 2, column: "image" }]);
			expect((await send(file)).status).toBe(400);
		}
		expect([asked, await named(`Local ${stamp}`)]).toEqual([[], []]);
	});

	test("gives its faulty lines as a file, which is mended and sent", async () => {
		const name = `Mended ${stamp}`;
		const file = [
			`${HEADING},Our shelf`,
			`${name} good,Fruits,100,,,,,,,,,a.png,M-${stamp}-1,A1`,
			"",
			`${name} bad,Fish,2 40,,"1 kg, loose",=2+2,آم,,,,,a.png,M-${stamp}-2,A2`,
		].join("\n");
		const checked = async (list: string) => check(await withPicture(list), ZIP);
		const { errors, faults, faultyLines } = await checked(file);
		expect(errors).toHaveLength(1);
		expect(faults).toMatchObject([
			{ line: 4, column: "category", value: "Fish", needed: "One of Fruits, Vegetables, Bundles" },
			{ line: 4, column: "price", value: "2 40", needed: "A whole number of rupees, as 240" },
		]);
		const { data, meta } = Papa.parse<Record<string, string>>(faultyLines, { header: true });
		expect(meta.fields).toEqual([...HEADING.split(","), "Our shelf", "What is wrong"]);
		expect(data).toHaveLength(1);
		expect(data[0]).toMatchObject({
			...{ name: `${name} bad`, unit: "1 kg, loose", description: "'=2+2", "Our shelf": "A2" },
			"What is wrong":
				"category: One of Fruits, Vegetables, Bundles\nprice: A whole number of rupees, as 240",
		});
		const half = await checked(faultyLines.replace("Fish", "Fruits"));
		expect(half.faultyLines).toBe(
			faultyLines
				.replace("Fish", "Fruits")
				.replace(/"category:[^"]*"/, '"price: A whole number of rupees, as 240"')
				.replace(/"(price: [^",]*, as 240)"/, '"$1"'),
		);
		const mended = faultyLines.replace("Fish", "Fruits").replace("2 40", "240");
		expect((await send(await withPicture(mended), { type: ZIP })).json).toMatchObject({
			added: 1,
			changed: 0,
		});
		expect(await named(`${name} bad`)).toMatchObject([
			{ price: 240, unit: "1 kg, loose", description: ["=2+2"], handle: `M-${stamp}-2` },
		]);
	});

	test("sets a number only where the shelf still holds what it says", async () => {
		const id = await newProduct({ stock: 8 });
		const file = (before: number, stock: number) =>
			`slug,name,category,price,image,stockBefore,stock\ntest-${id},Test mango,Fruits,600,,${before},${stock}`;
		expect((await check(file(10, 12))).faults).toMatchObject([{ line: 2, column: "stock", value: "12" }]);
		expect((await check(file(10, 10))).errors).toEqual([]);
		expect((await send(file(8, 12))).json).toMatchObject({ changed: 1 });
		expect((await api("GET", `/api/seller/stock/${id}`, { cookies })).json.stock).toBe(12);
	});

	test("takes another number from nothing that does not say which it was", async () => {
		const id = await newProduct({ stock: 8 });
		const answer = await fetch(new URL("/api/product/export", baseUrl()), { headers: { cookie: cookies } });
		const own = Papa.parse<Record<string, string>>(await answer.text(), { header: true });
		const columns = own.meta.fields?.filter((column) => column !== "stockBefore");
		const row = own.data.find(({ slug }) => slug === `test-${id}`);
		const list = Papa.unparse([{ ...row, stock: "9" }], { columns });
		const table = `slug,name,category,price,image,stock\ntest-${id},${row?.name},Fruits,600,,9`;
		for (const file of [list, table])
			expect((await check(file)).faults).toMatchObject([{ line: 2, column: "stock", value: "9" }]);
		expect((await check(list.replace(/9$/, "8"))).errors).toEqual([]);
	});

	test("is a CSV or a zip, and nothing else", async () => {
		expect((await send("{}", { type: "application/json", dry: true })).status).toBe(415);
		expect((await send(HEADING, { type: "text/csv; charset=utf-8", dry: true })).status).toBe(200);
	});

	test("of two sent at once is there once", async () => {
		const rows = Array.from(
			{ length: 20 },
			(_, n) => `Twice ${stamp} ${n},Fruits,100,,,,,,,5,,a.png,T-${stamp}-${n}`,
		);
		const file = await withPicture([HEADING, ...rows].join("\n"));
		const answers = await Promise.all([send(file, { type: ZIP }), send(file, { type: ZIP })]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(answers.map(({ json }) => json.added).toSorted()).toEqual([0, 20]);
		expect(await named(`Twice ${stamp} 7`)).toHaveLength(1);
	});
});

/** Where another shop keeps its pictures. */
const CDN = "https://cdn.example.com/files";

test("an export of Shopify and one of WooCommerce are read by their headers", async () => {
	const shopify = [
		"Handle,Title,Body (HTML),Type,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status",
		`okra-${stamp},Okra ${stamp},<p>Fresh &amp; green.</p><p>Local.</p>,Fresh vegetables,1 kg,,7,239.50,280,${CDN}/o.png,active`,
		`okra-${stamp},,,,5 kg,OK5-${stamp},3,1100,,,`,
		`okra-${stamp},,,,,,,,,${CDN}/more.png,`,
	].join("\n");
	expect(await check(shopify)).toMatchObject({ errors: [], added: [{ line: 2 }, { line: 3 }] });
	const packed = (list: string) => withPicture(list.replaceAll(`${CDN}/`, ""), "o.png");
	expect((await send(await packed(shopify), { type: ZIP })).json).toMatchObject({ added: 2 });
	expect((await named(`Okra ${stamp}`)).toSorted((a, b) => a.price - b.price)).toMatchObject([
		{
			unit: "1 kg",
			price: 280,
			offerPrice: 240,
			stock: 7,
			category: "Vegetables",
			description: ["Fresh & green.", "Local."],
		},
		{ unit: "5 kg", price: 1100, offerPrice: 1100, handle: `OK5-${stamp}` },
	]);
	expect(await check(await packed(shopify), ZIP)).toMatchObject({
		...{ added: [], errors: [], changes: [], unchanged: 2 },
	});
	const variant = (price: string) =>
		shopify.replaceAll("okra-", "loki-").replaceAll("OK5-", "LO5-").replace("1100", price);
	const { faults, faultyLines } = await check(variant("much"));
	expect(faults).toMatchObject([{ line: 3, column: "Variant Price" }]);
	// A variant goes with the line that says its name.
	const mended = await packed(faultyLines.replace("much", "1100"));
	expect((await send(mended, { type: ZIP })).json).toMatchObject({ added: 2 });
	const woo = [
		"ID,Type,SKU,Name,Published,Short description,In stock?,Stock,Sale price,Regular price,Categories,Images",
		`9,simple,W-${stamp},Woo guava ${stamp},1,Sweet.,1,,90,120,"Food > Fruits, Season","${CDN}/g.png, ${CDN}/h.png"`,
	].join("\n");
	expect(await check(woo)).toMatchObject({ understood: { kind: "woocommerce" }, errors: [] });
	const own = await withPicture(woo.replace(/"https:.*"/, "o.png"), "o.png");
	expect((await send(own, { type: ZIP })).json).toMatchObject({ added: 1 });
	expect(await named(`Woo guava ${stamp}`)).toMatchObject([
		{ price: 120, offerPrice: 90, category: "Fruits" },
	]);
});
