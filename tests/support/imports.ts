import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect } from "vitest";
import yazl from "yazl";
import type { PriceListReport } from "@/lib/products/schema/bulk-change";
import { api } from "./api";
import { database } from "./database";
import { sellerCookies } from "./people";

/** Files of products, as they are sent to be imported. */

const owner = await sellerCookies();

/** A small picture of this colour. */
export const drawn = (background: string) =>
	sharp({ create: { width: 40, height: 40, channels: 3, background } })
		.png()
		.toBuffer();
/** A small picture. */
export const picture = await drawn("#c33");

export const ZIP = "application/zip";

type Sent = { dry?: boolean; key?: string; type?: string; headers?: Record<string, string> };

/** Sends a file as the owner. */
export const send = (raw: string | Buffer, { dry = false, key, type = "text/csv", headers }: Sent = {}) =>
	api(
		"POST",
		`/api/product/import?${new URLSearchParams({ ...(dry && { dry: "1" }), ...(key && { key }) })}`,
		{
			cookies: owner,
			raw: typeof raw === "string" ? raw : new Uint8Array(raw),
			headers: { "content-type": type, ...headers },
		},
	);

/** What a file would change. */
export async function check(raw: string | Buffer, type?: string): Promise<PriceListReport> {
	const { status, json } = await send(raw, { dry: true, type });
	expect([status, json.message]).toEqual([200, undefined]);
	return json.report as PriceListReport;
}

/** The products of this name, as they are stored. */
export const named = async (name: string) =>
	(await database()).collection("products").find({ name }).toArray();

export async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
	const zip = new yazl.ZipFile();
	for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
	zip.end();
	return buffer(zip.outputStream);
}

/** The same list with a picture of this name. */
export const withPicture = (list: string, name = "a.png") => zipOf({ "list.csv": list, [name]: picture });

export const HEADING =
	"name,category,price,offerPrice,unit,description,urduName,soldBy,stepGrams,stock,aisles,image,sku";

/** Lines of a file that takes seconds. */
export const LONG = 36;

/** New products with a picture each that takes long to make small. */
export async function longFile(name: string): Promise<Buffer> {
	const huge = await sharp({ create: { width: 5_600, height: 5_600, channels: 3, background: "#c33" } })
		.png()
		.toBuffer();
	const rows = Array.from({ length: LONG }, (_, n) => `${name},Fruits,100,,,,,,,,,${n}.png,${name}-${n}`);
	// What stands behind the end of a picture makes it another one.
	const pictures = rows.map((row, n) => [`${n}.png`, Buffer.concat([huge, Buffer.from(row)])]);
	return zipOf({ "list.csv": [HEADING, ...rows].join("\n"), ...Object.fromEntries(pictures) });
}
