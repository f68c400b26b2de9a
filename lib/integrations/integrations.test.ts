import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { ledByKey } from "@/lib/server/edge/keyed.mjs";
import { toldOutside, waitAfterTry } from "./rules";

test("an event is tried for 24 hours, after growing pauses", () => {
	const waits: number[] = [];
	for (let tries = 1, wait = waitAfterTry(tries); wait !== null; tries += 1, wait = waitAfterTry(tries))
		waits.push(wait);
	expect(waits).toEqual(waits.toSorted((one, other) => one - other));
	expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(24 * 3600);
	expect(waits[0]).toBeLessThan(60);
});

test("a program is told of no door, and of no cost unless it may read figures", () => {
	expect(JSON.parse(toldOutside({ products: [{ cost: 90 }] }))).toEqual({ products: [{ cost: null }] });
	expect(JSON.parse(toldOutside({ cost: 90 }, ["figures:read"]))).toEqual({ cost: 90 });
	const door = { lat: 31.2, lng: 72.3 };
	const said = toldOutside({
		order: { area: "Satellite Town", address: { city: "Jhang", point: door, plusCode: "8J22+" } },
		doorPoint: door,
	});
	expect(JSON.parse(said)).toEqual({
		order: { area: "Satellite Town", address: { city: "Jhang", point: null, plusCode: null } },
		doorPoint: null,
	});
});

function led(url: string, authorization?: string): string | undefined {
	const request = new IncomingMessage(new Socket());
	return ledByKey(Object.assign(request, { url, headers: authorization ? { authorization } : {} }));
}

test("a request with a key leads to a call that looks at it, whatever it asks for", () => {
	const key = "Bearer sabz_abc";
	for (const url of [
		"/",
		"/seller",
		"/images/a.webp",
		"/feeds/google.xml",
		"/api/openapi.json",
		"/api/product/search-index",
	])
		expect(led(url, key), url).toBe("/api/internal/nowhere");
	expect(led("/api/product/all-products?a=1", "bearer sabz_abc")).toBe("/api/internal/products");
	expect(led("/api/order/seller?older=1", key)).toBe("/api/order/seller?older=1");
	for (const other of [undefined, "Bearer ", "Basic c2Ficjo="])
		expect(led("/api/product/all-products", other)).toBe("/api/product/all-products");
});

test("what is no key is looked at too where the answer is the same for everyone, and nowhere else", () => {
	const other = "Bearer nothing";
	expect(led("/api/product/all-products", other)).toBe("/api/internal/products");
	for (const url of ["/api/product/search-index", "/api/openapi.json"])
		expect(led(url, other), url).toBe("/api/internal/nowhere");
	for (const url of ["/", "/seller", "/api/metrics", "/api/order/seller"])
		expect(led(url, other), url).toBe(url);
});
