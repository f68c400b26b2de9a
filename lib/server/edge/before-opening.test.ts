import { createServer } from "node:http";
import { beforeEach, expect, test, vi } from "vitest";
import { type Ask, served } from "@/tests/support/served";
import { forgetPerProcess } from "../platform/process.mjs";

let ask: Ask;
let open: () => void;

/** A shop that is not open yet, and has visitors wait for so many milliseconds. Whether it is open belongs to its process. */
async function startClosed(patience: number): Promise<void> {
	vi.resetModules();
	forgetPerProcess("opening");
	const { onceOpen } = await import("./start-up.mjs");
	({ open } = (await import("../platform/process.mjs")).opening);
	const serve = onceOpen(Promise.resolve(), async (_request, answer) => void answer.end("served"), patience);
	({ ask } = await served(createServer((request, answer) => void serve(request, answer))));
}
beforeEach(() => startClosed(200));

const get = async (path: string) => {
	const { status, headers, body } = await ask(path);
	return { status, headers, text: String(body) };
};

test("who comes in the first moment waits and is served", async () => {
	await startClosed(10_000);
	const waiting = get("/");
	await new Promise((done) => setTimeout(done, 50));
	open();
	expect((await waiting).text).toBe("served");
});

test.each(["/", "/product/abc", "/images/x.webp", "/_next/image?url=%2Fimages%2Fx.webp", "/seller"])(
	"%s is told to come back",
	async (path) => {
		const { status, headers, text } = await get(path);
		expect(status).toBe(503);
		expect(Number(headers["retry-after"])).toBeGreaterThan(0);
		expect(headers["cache-control"]).toBe("no-store");
		expect(text).toContain("Please try again shortly");
	},
);

test.each(["/ur", "/ur/cart"])("%s is told so in Urdu", async (path) => {
	const { status, text } = await get(path);
	expect(status).toBe(503);
	expect(text).toContain('<html lang="ur" dir="rtl">');
	expect(text.replace(/<style>.*<\/style>|<[^>]*>|Sabz/gs, "")).not.toMatch(/[A-Za-z]/);
});

test("a call is told so in JSON, and served once the shop is open", async () => {
	const { status, headers, text } = await get("/api/product/all-products");
	expect([status, Number(headers["retry-after"])]).toEqual([503, 5]);
	expect(JSON.parse(text)).toEqual({
		success: false,
		message: "The shop is not open yet. Please try again shortly.",
	});
	open();
	expect((await get("/api/product/all-products")).text).toBe("served");
});

test.each(["/api/health", "/api/ready", "/api/metrics", "/api/internal/refresh", "/_next/static/a.js"])(
	"%s needs no open shop",
	async (path) => {
		expect((await get(path)).text).toBe("served");
	},
);
