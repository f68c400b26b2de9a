import { execFileSync } from "node:child_process";
import { hashSync } from "bcryptjs";
import { type Db, MongoClient, ObjectId } from "mongodb";
import { z } from "zod";
import { CATEGORIES } from "@/lib/products/rules/product";
import type { Searchable } from "@/lib/products/rules/search";
import { DEMO_SELLER } from "@/lib/server/platform/settings.mjs";
import { startTestShop } from "../../../scripts/support/test-shop.mjs";

const PASSWORD = "Mango-Chaunsa-9";
// Signing in is not what is measured, so the hash is a cheap one.
const passwordHash = hashSync(PASSWORD, 4);

/** Where everything is delivered. */
export const ADDRESS = {
	firstName: "Sana",
	lastName: "Iqbal",
	streetAddress: "House 12, Street 4, Satellite Town",
	phoneNumber: "0300-1234567",
	city: "Jhang",
	state: "Punjab",
	zipCode: "35200",
};

export type BenchCustomer = { _id: ObjectId; email: string; cookies: string };

let counter = 0;

async function signIn(url: string, path: string, email: string, password: string): Promise<string> {
	const answer = await fetch(new URL(path, url), {
		method: "POST",
		headers: { origin: url, "content-type": "application/json" },
		body: JSON.stringify({ email, password }),
	});
	if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
	const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
	return cookies.join("; ");
}

/** A verified customer, signed in. */
export async function newCustomer({ db, url }: BenchShop): Promise<BenchCustomer> {
	counter += 1;
	const _id = new ObjectId();
	const email = `bench-${counter}@sabz-bench.pk`;
	const now = new Date();
	await db.collection("users").insertOne({
		_id,
		name: "Sana Iqbal",
		email,
		passwordHash,
		isVerified: true,
		sessionVersion: 0,
		addresses: [],
		createdAt: now,
		updatedAt: now,
	});
	return { _id, email, cookies: await signIn(url, "/api/user/login", email, PASSWORD) };
}

/** The demo seller's session. A setting that is named by nothing is none. */
export function sellerCookies(url: string): Promise<string> {
	const email = process.env.SELLER_EMAIL || DEMO_SELLER.email;
	return signIn(url, "/api/seller/login", email, process.env.SELLER_PASSWORD || DEMO_SELLER.password);
}

/** A shop that runs for the benchmark: its production build, its own store and data, no rate limits. */
export type BenchShop = {
	url: string;
	/** Its database, for arranging what is measured. */
	db: Db;
	stop: () => Promise<void>;
};

export async function startShop(): Promise<BenchShop> {
	const shop = await startTestShop();
	const client = await new MongoClient(shop.env.TEST_MONGODB_URI ?? "").connect();
	return {
		url: shop.env.TEST_BASE_URL,
		db: client.db(),
		async stop() {
			await client.close();
			await shop.stop();
		},
	};
}

const catalogue = z.object({
	products: z.array(z.object({ _id: z.string(), name: z.string(), inStock: z.boolean() })),
});

/** Products that can be bought, as the catalogue API lists them. */
export async function productsOnSale(url: string): Promise<{ _id: string; name: string }[]> {
	const answer = await fetch(new URL("/api/product/all-products", url));
	return catalogue.parse(await answer.json()).products.filter(({ inStock }) => inStock);
}

const searchIndex = z.object({
	products: z.array(
		z.object({
			_id: z.string(),
			name: z.string(),
			urduName: z.string().optional(),
			spellings: z.string().optional(),
			category: z.enum(CATEGORIES),
			inStock: z.boolean(),
		}),
	),
});

/** What the search box and All Products search in. */
export async function searchableProducts(url: string): Promise<Searchable[]> {
	return searchIndex.parse(await (await fetch(new URL("/api/product/search-index", url))).json()).products;
}

/** Resident megabytes of the processes that a process has started: the application and the store. */
export function residentBelow(parent: number): number {
	const table = execFileSync("ps", ["-A", "-o", "ppid=,rss=,comm="], { encoding: "utf8" });
	return table.split("\n").reduce((sum, line) => {
		const [ppid, rss, command] = line.trim().split(/\s+/);
		// The program that makes this table is one of them too.
		return Number(ppid) !== parent || command === "ps" ? sum : sum + Number(rss) / 1000;
	}, 0);
}
