import { createServer, type IncomingHttpHeaders } from "node:http";
import { describe, expect, test } from "vitest";
import { type Ask, served } from "@/tests/support/served";
import { readSettings } from "../platform/settings.mjs";
import { edge } from "./edge.mjs";
import { patientServer } from "./http-server.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";
import { SCRIPTS_HEADER } from "./page-scripts.mjs";
import { pictureCache } from "./response-cache.mjs";

let ask: Ask;
let seen: IncomingHttpHeaders[] = [];

/** A server behind the edge server that answers every path with this type, and remembers what it was asked. */
async function open(
	settings: Record<string, string> = {},
	answer: Record<string, string> = {},
	status = 200,
	mode: { isDevelopment?: boolean } = {},
) {
	seen = [];
	const checked = readSettings({ NODE_ENV: "test", DEMO: "1", RATE_LIMIT: "off", ...settings });
	const listener = edge(
		{ ...checked, walletOrigins: ["https://wallet.example"] },
		async (request, response) => {
			seen.push({ ...request.headers });
			response.writeHead(status, answer);
			response.end();
		},
		mode,
	);
	({ ask } = await served(createServer(listener)));
}

const policyOf = async (path: string) => (await ask(path)).headers["content-security-policy"] ?? "";
const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

const HTML = { "content-type": "text/html; charset=utf-8" };

describe("answers on their way out", () => {
	test("a page made for this visit has a word of its own, which the renderer was told", async () => {
		await open({}, HTML);
		const policies = [await policyOf("/seller"), await policyOf("/seller")];
		const words = policies.map(nonceOf);
		expect(words[0]).toMatch(/^[\w+/=-]{20,}$/);
		expect(words[0]).not.toBe(words[1]);
		expect(seen.map((headers) => nonceOf(headers["content-security-policy"]))).toEqual(words);
		for (const policy of policies) expect(policy).not.toMatch(/script-src[^;]*unsafe/);
	});

	test("a cached page has its scripts' fingerprints and no word", async () => {
		await open({}, { ...HTML, [SCRIPTS_HEADER]: "'sha256-abc='" });
		const { headers } = await ask("/");
		expect(headers["content-security-policy"]).toContain("'sha256-abc='");
		expect(headers["content-security-policy"]).not.toContain("nonce");
		expect(headers[SCRIPTS_HEADER]).toBeUndefined();
	});

	test("in development a page has the same policy, and besides may run what it was told has changed", async () => {
		await open({}, HTML);
		const strict = await policyOf("/about");
		await open({}, HTML, 200, { isDevelopment: true });
		const loose = await policyOf("/about");
		expect(loose).toContain("script-src 'self' 'unsafe-eval' ");
		const withoutNonce = (policy: unknown) => String(policy).replace(/'nonce-[^']+'/, "");
		expect(withoutNonce(String(loose).replace(" 'unsafe-eval'", ""))).toBe(withoutNonce(strict));
	});

	test("what is no page may do nothing", async () => {
		await open({}, { "content-type": "application/json" });
		expect(await policyOf("/api/user/cart")).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
		for (const worker of ["/sw.js", "/rider-sw.js"])
			expect(await policyOf(worker), "a service worker fetches from the shop").toContain(
				"connect-src 'self'",
			);
	});

	test("a call's answer is kept by nobody, unless it says so itself", async () => {
		await open();
		expect((await ask("/api/user/cart")).headers["cache-control"]).toBe("no-store");
		expect((await ask("/about")).headers["cache-control"]).toBeUndefined();
		await open({}, { "cache-control": "public, max-age=60" });
		expect((await ask("/api/wallet")).headers["cache-control"]).toBe("public, max-age=60");
	});

	test("what Next keeps until something changes is asked for again by everyone on the way", async () => {
		await open({}, { "cache-control": "s-maxage=31536000" });
		for (const path of ["/", "/product/64b000000000000000000000", "/api/product/search-index"]) {
			expect((await ask(path)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
		}
	});

	test("a page that is as it was keeps its policy", async () => {
		await open({}, {}, 304);
		expect((await ask("/")).headers["content-security-policy"]).toBeUndefined();
	});

	test("only the pages on the way to a wallet may post to it", async () => {
		await open({}, HTML);
		for (const path of ["/payment/go/SABZ1", "/ur/payment/go/SABZ1"]) {
			expect(await policyOf(path)).toContain(
				"form-action 'self' http://localhost:3000 https://wallet.example;",
			);
		}
		expect(await policyOf("/checkout")).toContain("form-action 'self';");
	});

	test("pictures come from the shop, and from Cloudinary where it is used", async () => {
		await open({}, HTML);
		expect(await policyOf("/")).toContain("img-src 'self' data: blob:;");
		await open({ CLOUDINARY_URL: "cloudinary://key:secret@cloud" }, HTML);
		expect(await policyOf("/")).toContain("img-src 'self' data: blob: https://res.cloudinary.com;");
	});

	test("https is asked for only where the shop has it", async () => {
		await open({}, HTML);
		expect((await ask("/")).headers["strict-transport-security"]).toBeUndefined();
		expect(await policyOf("/")).not.toContain("upgrade-insecure-requests");
		await open({ APP_URL: "https://sabz.example" }, HTML);
		expect((await ask("/")).headers["strict-transport-security"]).toBe("max-age=63072000");
		expect(await policyOf("/")).toContain("upgrade-insecure-requests");
	});

	test("a mail may show our pictures, nobody may embed our answers", async () => {
		await open();
		const sharing = async (path: string) => (await ask(path)).headers["cross-origin-resource-policy"];
		expect(await sharing("/images/0123.webp")).toBe("cross-origin");
		expect(await sharing("/api/user/cart")).toBe("same-origin");
		expect(await sharing("/")).toBe("same-origin");
	});
});

describe("requests on their way in", () => {
	const forged = {
		"x-forwarded-for": "6.6.6.6",
		"x-forwarded-host": "evil.example",
		"x-forwarded-proto": "https",
	};

	test("are not believed about where they come from", async () => {
		await open();
		await ask("/", forged);
		expect(seen[0]).toMatchObject({ "x-forwarded-for": "127.0.0.1" });
		expect(seen[0]).not.toHaveProperty("x-forwarded-host");
		expect(seen[0]).not.toHaveProperty("x-forwarded-proto");
	});

	test("are believed as far as the shop's own proxy saw", async () => {
		await open({ TRUST_PROXY: "1" });
		await ask("/", { ...forged, "x-forwarded-for": "6.6.6.6, 203.0.113.7" });
		expect(seen[0]).toMatchObject({ "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" });
	});

	test("cannot bring a word of their own", async () => {
		await open({}, HTML);
		await ask("/", { "content-security-policy": "script-src 'nonce-mine'" });
		expect(nonceOf(seen[0]?.["content-security-policy"])).not.toBe("mine");
	});

	test("wait for an import longer than for anything else, once all of it is here", async () => {
		const settings = readSettings({ NODE_ENV: "test", DEMO: "1", RATE_LIMIT: "off" });
		const server = patientServer(
			edge({ ...settings, walletOrigins: [] }, async (request, answer) => {
				if (request.headers["x-body"] !== "unread") request.resume();
				setTimeout(() => answer.end("done"), 200);
			}),
			{},
			{ ...CONNECTION_LIMITS, idle: 50 },
		);
		({ ask } = await served(server));
		expect((await ask("/api/product/import?key=a")).body.toString()).toBe("done");
		await expect(ask("/api/product/add")).rejects.toThrow();
		await expect(ask("/api/product/import", { "x-body": "unread" })).rejects.toThrow();
	});

	test("that name no path are refused", async () => {
		await open();
		expect((await ask("http://elsewhere.example/")).status).toBe(400);
		expect(seen).toEqual([]);
	});

	test("of a flood are sent away, with the time to wait; those of others, for files and kept pictures are not", async () => {
		await open({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
		const flooder = { "x-forwarded-for": "203.0.113.7" };
		for (let count = 0; count < 1200; count += 1) expect((await ask("/api/x", flooder)).status).toBe(200);
		const refused = await ask("/api/x", flooder);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect(refused.headers["content-security-policy"]).toContain("default-src 'none'");
		expect((await ask("/_next/static/a.js", flooder)).status).toBe(200);
		for (const path of ["/icons/a", "/images/0f3a.webp"])
			expect((await ask(path, flooder)).status, "what may be no file that is kept").toBe(429);
		const webp = { "content-type": "image/webp" };
		await pictureCache.make("page /images/0f3a.webp", async () => ({
			body: Buffer.from("x"),
			headers: webp,
			isForever: true,
			status: 200,
		}));
		expect((await ask("/images/0f3a.webp", flooder)).status, "one that is").toBe(200);
		expect((await ask("/api/x", { "x-forwarded-for": "203.0.113.8" })).status).toBe(200);
	});
});
