import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { ObjectId } from "mongodb";
import Papa from "papaparse";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import yazl from "yazl";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { sellerCookies } from "@/tests/support/people";
import { newProduct } from "@/tests/support/products";
import { baseUrl } from "@/tests/support/target";

const cookies = await sellerCookies();
const stamp = Date.now().toString(36);

const drawn = (background: string) =>
	sharp({ create: { width: 40, height: 40, channels: 3, background } })
		.png()
		.toBuffer();
const picture = await drawn("#c33");

const pictures = createServer((request, response) => {
	if (request.url?.startsWith("/slow")) setTimeout(() => response.end(picture), 1500);
	else response.writeHead(request.url === "/gone.png" ? 404 : 200).end(picture);
});
await new Promise<void>((done) => pictures.listen(0, "127.0.0.1", done));
const at = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
afterAll(() => void pictures.close());

type Sent = { dry?: boolean; key?: string; type?: string };

const send = (raw: string | Buffer, { dry = false, key, type = "text/csv" }: Sent = {}) =>
	api(
		"POST",
		`/api/product/import?${new URLSearchParams({ ...(dry && { dry: "1" }), ...(key && { key }) })}`,
		{
			cookies,
			raw: typeof raw === "string" ? raw : new Uint8Array(raw),
			headers: { "content-type": type },
		},
	);

async function check(raw: string | Buffer, type?: string): Promise<PriceListReport> {
	const { status, json } = await send(raw, { dry: true, type });
	expect([status, json.message]).toEqual([200, undefined]);
	return json.report as PriceListReport;
}

const named = async (name: string) => (await database()).collection("products").find({ name }).toArray();

async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
	const zip = new yazl.ZipFile();
	for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
	zip.end();
	return buffer(zip.outputStream);
}

const HEADING =
	"name,category,price,offerPrice,unit,description,urduName,soldBy,stepGrams,stock,aisles,image,sku";

describe("a catalogue by file", () => {
	test("makes new products with pictures from an address, and the same file again changes nothing", async () => {
		const name = `Import peach ${stamp}`;
		const file = `${HEADING}\n${name},fruits,400,340,1 kg,Soft.,آڑو,piece,,12,,${at}/a.png,P-${stamp}\n`;
		expect(await check(file)).toMatchObject({
			errors: [],
			added: [{ line: 2, name, category: "Fruits", price: "400" }],
			understood: { kind: "table" },
		});
		expect(await named(name)).toEqual([]);
		expect((await send(file)).json).toMatchObject({ added: 1, changed: 0, missed: [] });
		const [product] = await named(name);
		expect(product).toMatchObject({ offerPrice: 340, urduName: "آڑو", stock: 12, handle: `P-${stamp}` });
		const shown = await fetch(new URL(String(product?.imageUrl), baseUrl()));
		expect(shown.headers.get("content-type")).toBe("image/webp");
		const story = await api("GET", `/api/seller/stock/${product?._id}`, { cookies });
		expect(story.json).toMatchObject({ stock: 12, movements: [{ kind: "adjusted", change: 12 }] });
		expect(await check(file)).toMatchObject({ unchanged: 1, added: [], changes: [], errors: [] });
		expect((await send(file)).json).toMatchObject({ added: 0, changed: 0 });
		const dearer = file.replace(",400,340,", ",500,440,").replace(",12,,", ",,,");
		expect((await send(dearer)).json).toMatchObject({ added: 0, changed: 1 });
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
		expect((await check(file)).errors.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
		expect((await send(file)).json).toMatchObject({
			message: "Line 3: Please enter a valid price. Nothing was changed.",
		});
		const gone = [`slug,${HEADING}`, file.split("\n")[1], `,${row(`240,,,,,,,,,${at}/gone.png,`)}`].join(
			"\n",
		);
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

	test("gives its faulty lines as a file, which is mended and sent", async () => {
		const name = `Mended ${stamp}`;
		const file = [
			`${HEADING},Our shelf`,
			`${name} good,Fruits,100,,,,,,,,,${at}/a.png,M-${stamp}-1,A1`,
			"",
			`${name} bad,Fish,2 40,,"1 kg, loose",=2+2,آم,,,,,${at}/b.png,M-${stamp}-2,A2`,
		].join("\n");
		const { errors, faults, faultyLines } = await check(file);
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
		const half = await check(faultyLines.replace("Fish", "Fruits"));
		expect(half.faultyLines).toBe(
			faultyLines
				.replace("Fish", "Fruits")
				.replace(/"category:[^"]*"/, '"price: A whole number of rupees, as 240"')
				.replace(/"(price: [^",]*, as 240)"/, '"$1"'),
		);
		const mended = faultyLines.replace("Fish", "Fruits").replace("2 40", "240");
		expect((await send(mended)).json).toMatchObject({ added: 1, changed: 0 });
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
			(_, n) => `Twice ${stamp} ${n},Fruits,100,,,,,,,5,,${at}/${n}.png,T-${stamp}-${n}`,
		);
		const file = [HEADING, ...rows].join("\n");
		const answers = await Promise.all([send(file), send(file)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(answers.map(({ json }) => json.added).toSorted()).toEqual([0, 20]);
		expect(await named(`Twice ${stamp} 7`)).toHaveLength(1);
	});

	test("can be watched and cancelled, and then nothing of it is there", async () => {
		const key = `cancel-${stamp}`;
		const rows = Array.from(
			{ length: 24 },
			(_, n) => `Slow ${stamp},Fruits,100,,,,,,,,,${at}/slow${n}.png,S-${stamp}-${n}`,
		);
		const answer = send([HEADING, ...rows].join("\n"), { key });
		await expect
			.poll(async () => (await api("GET", `/api/product/import/${key}`, { cookies })).json.progress)
			.toMatchObject({ state: "running", of: 24 });
		expect((await api("DELETE", `/api/product/import/${key}`, { cookies })).status).toBe(200);
		expect((await answer).status).toBe(409);
		expect(await named(`Slow ${stamp}`)).toEqual([]);
	});
});

test("an export of Shopify and one of WooCommerce are read by their headers", async () => {
	const shopify = [
		"Handle,Title,Body (HTML),Type,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status",
		`okra-${stamp},Okra ${stamp},<p>Fresh &amp; green.</p><p>Local.</p>,Fresh vegetables,1 kg,,7,239.50,280,${at}/o.png,active`,
		`okra-${stamp},,,,5 kg,OK5-${stamp},3,1100,,,`,
		`okra-${stamp},,,,,,,,,${at}/more.png,`,
	].join("\n");
	expect((await send(shopify)).json).toMatchObject({ added: 2 });
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
	expect(await check(shopify)).toMatchObject({ added: [], errors: [], changes: [], unchanged: 2 });
	const variant = (price: string) =>
		shopify.replaceAll("okra-", "loki-").replaceAll("OK5-", "LO5-").replace("1100", price);
	const { faults, faultyLines } = await check(variant("much"));
	expect(faults).toMatchObject([{ line: 3, column: "Variant Price" }]);
	// A variant goes with the line that says its name.
	expect((await send(faultyLines.replace("much", "1100"))).json).toMatchObject({ added: 2 });
	const woo = [
		"ID,Type,SKU,Name,Published,Short description,In stock?,Stock,Sale price,Regular price,Categories,Images",
		`9,simple,W-${stamp},Woo guava ${stamp},1,Sweet.,1,,90,120,"Food > Fruits, Season","${at}/g.png, ${at}/h.png"`,
	].join("\n");
	expect((await check(woo)).understood.kind).toBe("woocommerce");
	expect((await send(woo)).json).toMatchObject({ added: 1 });
	expect(await named(`Woo guava ${stamp}`)).toMatchObject([
		{ price: 120, offerPrice: 90, category: "Fruits" },
	]);
});
