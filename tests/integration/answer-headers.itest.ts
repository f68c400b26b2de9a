import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { api } from "../support/api";
import { sellerCookies } from "../support/people";
import { newProduct } from "../support/products";
import { baseUrl } from "../support/target";

const visit = (path: string, headers?: Record<string, string>) =>
	fetch(new URL(path, baseUrl()), { redirect: "manual", headers });

const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";

async function someChunk(): Promise<string> {
	const html = await (await visit("/")).text();
	return /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? "";
}

describe("every answer", () => {
	test.each([
		["a page", "/"],
		["a page made a visit", "/seller"],
		["a page that is not there", "/no-such-page"],
		["a redirect", "/my-orders"],
		["a call", "/api/product/all-products"],
		["a refused call", "/api/user/cart"],
		["a call that is not there", "/api/nothing"],
		["a picture", "/icon.svg"],
		["a resized picture", "/art/one-lens.64.webp"],
		["a picture to share", "/opengraph-image"],
		["one in Urdu", "/ur/opengraph-image"],
		["the service worker", "/sw.js"],
		["the manifest", "/manifest.webmanifest"],
		["a file of the build", ""],
		["an address that cannot be read", "/%E0%A4%A"],
	])("%s says what a browser may do with it", async (_what, path) => {
		const answer = await visit(path || (await someChunk()));
		expect(answer.status).toBeLessThan(500);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"referrer-policy": "strict-origin-when-cross-origin",
			"permissions-policy": expect.stringContaining("camera=()"),
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
		});
		expect(policyOf(answer)).toMatch(/^default-src 'none'/);
		expect(answer.headers.get("x-powered-by")).toBeNull();
		expect(answer.headers.get("x-inline-scripts")).toBeNull();
	});
});

/** The inline scripts of a page that its policy would not let run. */
async function refusedScripts(answer: Response): Promise<string[]> {
	const sources = /script-src ([^;]*)/.exec(policyOf(answer))?.[1] ?? "";
	expect(sources).not.toContain("unsafe");
	const scripts = (await answer.text()).matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
	return [...scripts].flatMap(([, attributes = "", code = ""]) => {
		if (/ src=|application\/ld/.test(attributes)) return [];
		const nonce = /nonce="([^"]+)"/.exec(attributes)?.[1];
		const hash = createHash("sha256").update(code).digest("base64");
		return sources.includes(`'sha256-${hash}'`) || sources.includes(`'nonce-${nonce}'`) ? [] : [code];
	});
}

describe("a page's policy lets run what the shop wrote", () => {
	test.each([
		"/",
		"/all-products",
		"/faq",
		"/cart",
		"/contact",
		"/reset-password/x",
		"/no-such-page",
		"/seller",
	])("%s, at the first visit and the next", async (path) => {
		for (const _visit of [1, 2]) expect(await refusedScripts(await visit(path))).toEqual([]);
	});

	test("for everyone who asks while the page is being made", async () => {
		for (const _change of [1, 2, 3]) {
			await newProduct();
			const visits = Array.from({ length: 8 }, (_, place) =>
				visit(place % 2 ? "/all-products" : "/all-products?q=x"),
			);
			const refused = await Promise.all(visits.map(async (answer) => refusedScripts(await answer)));
			expect(refused.flat()).toEqual([]);
		}
	});

	test("for the seller", async () => {
		const cookie = await sellerCookies();
		for (const path of ["/seller", "/seller/orders"]) {
			const answer = await visit(path, { cookie });
			expect(answer.status).toBe(200);
			expect(await refusedScripts(answer)).toEqual([]);
		}
	});

	test("and nothing that a person wrote: it stays a text", async () => {
		const name = `</script><script>alert(1)</script>"><img src=x onerror=alert(2)>`;
		const id = await newProduct({ name, description: [name] });
		const html = await (await visit(`/product/${id}`)).text();
		expect(html).toContain("&lt;script&gt;alert(1)");
		expect(html).not.toMatch(/<script>alert|<img src=x/);
	});
});

/** Where pages stand in each language: one tree of routes has them both (docs/decisions/0104). */

async function page(path: string) {
	const answer = await fetch(new URL(path, baseUrl()));
	const [, language] = /<html lang="(\w+)"/.exec(await answer.text()) ?? [];
	return { status: answer.status, language };
}

test.each(["/", "/about", "/cart", "/rider/offline"])(
	"%s is in English, and below /ur in Urdu",
	async (path) => {
		expect(await page(path)).toEqual({ status: 200, language: "en" });
		expect(await page(path === "/" ? "/ur" : `/ur${path}`)).toEqual({ status: 200, language: "ur" });
	},
);

test.each(["/en", "/en/about", "/en/product/1", "/urban", "/images", "/images/a/b", "/api"])(
	"%s leads nowhere",
	async (path) => expect(await page(path)).toEqual({ status: 404, language: "en" }),
);

test.each(["/ur/api-docs", "/ur/test-email", "/ur/seller", "/ur/en", "/ur/ur"])(
	"%s leads nowhere, and says so in Urdu",
	async (path) => expect(await page(path)).toEqual({ status: 404, language: "ur" }),
);

const sockets: Socket[] = [];
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends so many requests over one connection in one piece, and reads nothing of what comes back. */
async function sendUnread(count: number, request: string): Promise<Socket> {
	const { hostname, port } = new URL(baseUrl());
	const socket = connect(Number(port), hostname);
	sockets.push(socket);
	socket.on("error", () => {});
	await once(socket, "connect");
	socket.pause();
	await new Promise((done) => socket.write(request.repeat(count), done));
	return socket;
}

const get = (path: string, headers = "") => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`;

test("whoever asks for the catalogue many times over one connection and leaves holds nobody up after the next change", async () => {
	const path = "/api/product/search-index";
	const headers = { "next-router-prefetch": "1" };
	const socket = await sendUnread(60, get(path, "Next-Router-Prefetch: 1\r\n"));
	// An answer to a later visit: those before it have been begun.
	await api("GET", path, { headers });
	socket.destroy();
	const { products } = (await api("GET", "/api/product/all-products")).json;
	const [first] = Array.isArray(products) ? products : [];
	const body = { id: first._id, inStock: first.inStock };
	const changed = await api("PATCH", "/api/product/stock", { cookies: await sellerCookies(), body });
	expect(changed.status).toBe(200);
	const after = await api("GET", path, { headers, signal: AbortSignal.timeout(8_000) });
	expect(after.status).toBe(200);
});

test("who asks for a page more often than they read is hung up on, and the others are answered", async () => {
	await api("GET", "/");
	const socket = await sendUnread(1_200, get("/"));
	let isClosed = false;
	socket.on("close", () => {
		isClosed = true;
	});
	expect((await api("GET", "/api/health")).status).toBe(200);
	// The end is seen by who reads.
	await expect
		.poll(() => {
			socket.resume();
			return isClosed;
		})
		.toBe(true);
	expect(socket.bytesRead, "not one thousand answers").toBeLessThan(5_000_000);
});
