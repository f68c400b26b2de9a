import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { hashSync } from "bcryptjs";
import { type Db, MongoClient, ObjectId } from "mongodb";
import { z } from "zod";
import { CATEGORIES } from "@/lib/products/rules/product";
import type { Searchable } from "@/lib/products/rules/search";
import { DEMO_SELLER } from "@/lib/server/platform/settings.mjs";
import { freePort, startTestShop } from "../../../scripts/support/test-shop.mjs";
import { ROOT, run } from "../../../server/program.mjs";

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

const SOURCE = join(ROOT, "packages", "bench", "floor");
const DIR = join(ROOT, ".bench", "floor");
const NEXT = join(ROOT, "node_modules", "next", "dist", "bin", "next");
const READY_MS = 30_000;

/** The shop's own settings, without what belongs to its routes. */
const CONFIG = `import shop from "../../next.config";

export default { ...shop, rewrites: undefined, headers: undefined, redirects: undefined };
`;

function nextVersion(): string {
	return createRequire(import.meta.url)("next/package.json").version;
}

/** Builds the empty app with the shop's version of Next and its settings, when it is not there already. */
async function build(): Promise<void> {
	const stamp = join(DIR, ".built");
	const wanted = `${nextVersion()}\n${readFileSync(join(ROOT, "next.config.ts"), "utf8")}`;
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
	rmSync(DIR, { recursive: true, force: true });
	mkdirSync(DIR, { recursive: true });
	cpSync(SOURCE, DIR, { recursive: true });
	writeFileSync(join(DIR, "next.config.ts"), CONFIG);
	const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
	if ((await run(process.execPath, [NEXT, "build"], { cwd: DIR, env, quiet: true })) !== 0) {
		throw new Error("the empty app could not be built");
	}
	writeFileSync(stamp, wanted);
}

/** An app with one empty page and one empty route handler: what Next itself costs. */
export async function startFloor(): Promise<{ url: string; stop: () => void }> {
	await build();
	const port = await freePort();
	const url = `http://localhost:${port}`;
	const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
	const args = [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)];
	const child = spawn(process.execPath, args, { cwd: DIR, env, stdio: ["ignore", "ignore", "inherit"] });
	const until = Date.now() + READY_MS;
	while (!(await fetch(url).catch(() => null))?.ok) {
		if (Date.now() > until) throw new Error("the empty app did not start");
		await new Promise((done) => setTimeout(done, 100));
	}
	return { url, stop: () => child.kill() };
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
