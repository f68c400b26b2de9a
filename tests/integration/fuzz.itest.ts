import { request as sendRaw } from "node:http";
import fc from "fast-check";
import { ObjectId } from "mongodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "@/lib/server/calls/call";
import { api } from "../support/api";
import { bodiesOf, formsOf, pathParts, queriesOf, rawPaths } from "../support/arbitrary";
import { TARGETS, type Target, WALLET_FIELDS } from "../support/fuzz-inputs";
import { isRecord } from "../support/json";
import { newOrder } from "../support/orders";
import { newCustomer, sellerCookies } from "../support/people";
import { newProduct, testAddress } from "../support/products";
import { baseUrl } from "../support/target";
import { wordsOf } from "../support/words";

// A short round by default; `npm run fuzz` asks for a long one. A failure prints the seed that finds it again.
const RUNS = Number(process.env.FUZZ_RUNS ?? 2);
const SEED = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;
const ANSWER_MS = 15_000;
/** What only another customer may ever read; it is in their name, address and order. */
const PRIVATE = "Zulaikha";

/** These end the session that calls them. */
const LEAVING = /logout|DELETE \/api\/user\/account/;

let visitors: { guest: string; customer: string; seller: string; leaver: string };
let ids: string[];
const tried = new Map<number, number>();

beforeAll(async () => {
	const victim = await newCustomer();
	const address = { ...testAddress, firstName: PRIVATE };
	await api("POST", "/api/user/address", { body: address, cookies: victim.cookies });
	const order = await newOrder({
		user: new ObjectId(victim._id),
		address,
		customer: { name: PRIVATE, email: victim.email },
	});
	const product = await newProduct();
	ids = [order, product, victim._id];
	visitors = {
		guest: "",
		customer: (await newCustomer()).cookies,
		seller: await sellerCookies(),
		leaver: (await newCustomer()).cookies,
	};
});

afterAll(() => {
	const count = [...tried.values()].reduce((sum, times) => sum + times, 0);
	const answers = [...tried].toSorted().map(([status, times]) => `${status} ${times} times`);
	process.stdout.write(`   ${count} inputs tried: ${answers.join(", ")}\n`);
});

type Input = {
	parts: string[];
	query: string;
	body: BodyInit | undefined;
	type: string | undefined;
	key: string;
};

const JSON_TYPE = "application/json";

/** What a form brings: a field of JSON, its schema, and the name of its files. */
function formOf({ body }: Call): { field: string; schema: z.ZodType; files: string } | undefined {
	const form = body?.type === "multipart/form-data" ? body.schema : undefined;
	if (!(form instanceof z.ZodObject)) return undefined;
	const [field = "", files = ""] = Object.keys(form.shape);
	return { field, schema: form.shape[field], files };
}

/** A body of the kind that this call reads, or of one that it does not. */
function contentOf({ call }: Target): fc.Arbitrary<Pick<Input, "body" | "type">> {
	if (!call || call.method === "get") return fc.constant({ body: undefined, type: undefined });
	const brought = formOf(call);
	const json = bodiesOf(call.body?.type === JSON_TYPE ? call.body.schema : null, ids).map((body) => ({
		body: JSON.stringify(body) ?? "",
		type: JSON_TYPE,
	}));
	const raw = fc
		.tuple(
			fc.uint8Array({ maxLength: 200 }),
			fc.constantFrom(JSON_TYPE, "text/plain", "multipart/form-data; boundary=x", undefined),
		)
		.map(([bytes, type]) => ({ body: new Uint8Array(bytes), type }));
	const form = formsOf(WALLET_FIELDS).map((fields) => ({
		body: new URLSearchParams(fields),
		type: undefined,
	}));
	const pictures = fc
		.tuple(bodiesOf(brought?.schema ?? null, ids), fc.uint8Array({ maxLength: 400 }))
		.map(([fields, file]) => {
			const data = new FormData();
			data.set(brought?.field ?? "", JSON.stringify(fields) ?? "");
			data.append(brought?.files ?? "", new Blob([new Uint8Array(file)]), "x.png");
			return { body: data, type: undefined };
		});
	if (brought) return fc.oneof({ weight: 4, arbitrary: pictures }, { weight: 1, arbitrary: raw });
	if (call.who === "wallet") return fc.oneof({ weight: 4, arbitrary: form }, raw);
	return fc.oneof(
		{ weight: 8, arbitrary: json },
		{ weight: 1, arbitrary: form },
		{ weight: 1, arbitrary: raw },
	);
}

function inputsOf(target: Target): fc.Arbitrary<Input> {
	return fc
		.record({
			parts: fc.array(
				fc.oneof(
					pathParts,
					fc.nat(2).map((index) => ids[index] ?? ""),
				),
				{ minLength: 1, maxLength: 2 },
			),
			query: queriesOf(target.query),
			content: contentOf(target),
			key: fc.oneof(fc.constant(""), fc.stringMatching(/^[!-~]{1,80}$/)),
		})
		.map(({ content, ...rest }) => ({ ...rest, ...content }));
}

async function send(
	{ name }: Target,
	cookie: string,
	{ parts, query, body, type, key }: Input,
): Promise<Response> {
	const [method = "", path = ""] = name.split(" ");
	let next = 0;
	const filled = path.replaceAll(/\[\w+\]/g, () => parts[next++ % parts.length] ?? "x");
	const headers = {
		origin: baseUrl(),
		cookie,
		...(type ? { "content-type": type } : {}),
		...(key ? { "idempotency-key": key } : {}),
	};
	return fetch(`${baseUrl()}${filled}?${query}`, {
		method,
		headers,
		body,
		redirect: "manual",
		signal: AbortSignal.timeout(ANSWER_MS),
	});
}

/** Wallets, downloads and the description of the calls have a form of their own; a wallet's page is sent on. */
async function check({ name }: Target, who: string, answer: Response): Promise<void> {
	const text = await answer.text();
	tried.set(answer.status, (tried.get(answer.status) ?? 0) + 1);
	expect(answer.status, text.slice(0, 300)).not.toBe(500);
	if (who !== "seller") expect(text).not.toContain(PRIVATE);
	// One address answers for all simulated wallets: what it does not know would try nothing.
	expect(text).not.toContain("The wallet has no such address");
	if (!name.includes(" /api/") || answer.status === 303) return;
	if (!answer.headers.get("content-type")?.includes("json")) return expect(answer.status).toBe(200);
	const json: unknown = JSON.parse(text);
	if (answer.ok && /\/ipn\/|\/data$|openapi\.json$/.test(name)) return;
	expect(isRecord(json) ? json.success : json).toBe(answer.ok);
}

describe("whatever is sent, the answer is the shop's own", () => {
	test.each(TARGETS)(
		"$name",
		async (target) => {
			const all = LEAVING.test(target.name)
				? (["guest", "leaver"] as const)
				: (["guest", "customer", "seller"] as const);
			const property = fc.asyncProperty(fc.constantFrom(...all), inputsOf(target), async (who, input) => {
				await check(target, who, await send(target, visitors[who], input));
			});
			await fc.assert(property, { numRuns: RUNS, seed: SEED });
		},
		600_000,
	);
});

/** Where an address may begin: each part of the shop, files included, and the places that are Next's own. */
const BEGINNINGS = wordsOf(`
	/ /product/ /seller/ /my-orders/ /reset-password/ /payment/ /wallet-simulator/ /images/ /art/
	/icons/ /_next/ /_next/static/chunks/ /_next/image /_ /api/ /api/reviews/ /api/user/verify-email/
	/api/product/ /api/order/
`);
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];
/** Headers that Next and its file server read, good and odd. */
const ODD_HEADERS: Record<string, string>[] = [
	{},
	{ range: "bytes=9-1" },
	{ "if-match": '"x"' },
	{ "if-unmodified-since": "x" },
	{ rsc: "1" },
	{ rsc: "1", "next-router-state-tree": "%" },
	{ rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/../%" },
	{ "next-url": "%ff" },
	{ accept: "%" },
	{ cookie: "sabz_seller=%ff; sabz_customer=%" },
];

type Raw = { method: string; path: string; headers: Record<string, string> };

/** Sends the path as it is written: `fetch` would make a proper address of it. */
function statusOf({ method, path, headers }: Raw): Promise<number> {
	return new Promise((done, fail) => {
		const { hostname: host, port } = new URL(baseUrl());
		const request = sendRaw({ host, port, method, path, headers, timeout: ANSWER_MS }, (answer) => {
			answer.resume().on("end", () => done(answer.statusCode ?? 0));
		});
		request.on("error", fail).on("timeout", () => request.destroy(new Error(`${path}: no answer`)));
		request.end();
	});
}

describe("whatever address is asked for, it gives no 500", () => {
	test.each(BEGINNINGS)(
		"%s…",
		async (beginning) => {
			const raw = fc.record({
				method: fc.oneof({ weight: 3, arbitrary: fc.constant("GET") }, fc.constantFrom(...METHODS)),
				path: rawPaths.map((rest) => `${beginning}${rest}`),
				headers: fc.constantFrom(...ODD_HEADERS),
			});
			const property = fc.asyncProperty(raw, async (request) => {
				const status = await statusOf(request);
				tried.set(status, (tried.get(status) ?? 0) + 1);
				expect(status).toBeLessThan(500);
			});
			await fc.assert(property, { numRuns: RUNS, seed: SEED });
		},
		600_000,
	);
});
