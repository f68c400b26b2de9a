import { createServer } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { served } from "@/tests/support/served";
import { pictureCache, responseCache } from "./response-cache.mjs";
import { encodingFor, withResponseCache } from "./serve-cached.mjs";

/** A server that answers what is not kept like this. */
const open = (handle: Parameters<typeof withResponseCache>[0]) =>
	served(createServer(withResponseCache(handle)));

test("a picture, in whatever width, is never waited for by those who ask for it after a change", async () => {
	const path = "/images/0f3a.9999.webp";
	let visits = 0;
	const { ask } = await open(async (_request, response) => {
		visits += 1;
		// The first one is never done.
		if (visits === 1) await new Promise(() => {});
		response.writeHead(404).end("none");
	});
	ask(path).catch(() => {});
	await expect.poll(() => visits).toBe(1);
	responseCache.forget();
	expect((await ask(path)).body.toString()).toBe("none");
	expect(pictureCache.has(`page ${path}`)).toBe(false);
});

test("a kept answer is sent as it is accepted", async () => {
	const { ask } = await open(async (_request, response) => void response.writeHead(500).end());
	const page = Buffer.from("<p>Mango</p>".repeat(100));
	const headers = { "content-type": "text/html" };
	await responseCache.make("page /about", async () => ({
		body: page,
		headers,
		isForever: false,
		status: 200,
	}));
	const forms = [
		["gzip, deflate, br", "br", brotliDecompressSync],
		["br;q=0, gzip", "gzip", gunzipSync],
		["br;q=0, gzip;q=0", undefined, (body: Buffer) => body],
		["*;q=0", undefined, (body: Buffer) => body],
	] as const;
	for (const [accepted, encoding, unpacked] of forms) {
		const answer = await ask("/about", { "accept-encoding": accepted });
		expect(answer.headers["content-encoding"], accepted).toBe(encoding);
		expect(unpacked(answer.body).equals(page), accepted).toBe(true);
	}
});

test.each([
	[undefined, "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["BR;Q=1", "br"],
	["br;q=0, gzip", "gzip"],
	["br; q=0.0 , gzip;q=0", "identity"],
	["br;q=high", "identity"],
	["brotli, gzipped", "identity"],
])("who accepts %j is sent %s", (accepted, form) => {
	expect(encodingFor(accepted)).toBe(form);
});
