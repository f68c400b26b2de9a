import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { unreadable, withReadableEscapes } from "./refusal.mjs";

function request(url: string, method = "GET", headers: Record<string, string> = {}): IncomingMessage {
	return Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
}

describe("an address", () => {
	test.each([
		["/api/reviews/%", "/api/reviews/%25"],
		["/api/user/verify-email/%ff", "/api/user/verify-email/%25ff"],
		["/product/%E0%A4%A", "/product/%25E0%25A4%25A"],
		["/%20%C0%AF/%u0041", "/%2520%25C0%25AF/%25u0041"],
	])("%s has its broken escapes read as they are written", (url, readable) => {
		expect(withReadableEscapes(url)).toBe(readable);
		expect(() => decodeURIComponent(readable)).not.toThrow();
	});

	test.each(["/", "/product/%D8%A2%D9%85", "/images/..%2f..%2fsecret", "/all-products?q=%&q=100%?"])(
		"%s stays as it is",
		(url) => expect(withReadableEscapes(url)).toBe(url),
	);

	test("of Next's own failure leads nowhere", () => {
		const asked = request("/_global-error?x");
		expect(unreadable(asked)).toBeNull();
		expect(asked.url).toBe("/_not-found");
	});
});

describe("a request", () => {
	test.each([
		["POST", "/art/one-lens.webp"],
		["DELETE", "/product/66a000000000000000000001"],
		["TRACE", "/api/nothing"],
		["PROPFIND", "/payment/verify"],
	])("%s %s is made in a way that nothing there knows", (method, url) => {
		expect(unreadable(request(url, method))).toMatchObject({ status: 405 });
	});

	test.each([
		["HEAD", "/"],
		["POST", "/payment/verify?x"],
		["POST", "/wallet-simulator/decide"],
		["OPTIONS", "/api/order/cod"],
	])("%s %s passes", (method, url) => expect(unreadable(request(url, method))).toBeNull());

	test("to Next's tools passes in development only", () => {
		const wish = () => request("/__nextjs_original-stack-frames", "POST");
		expect(unreadable(wish(), true)).toBeNull();
		expect(unreadable(wish())).toMatchObject({ status: 405 });
		expect(unreadable(request("/about", "POST"), true)).toMatchObject({ status: 405 });
	});

	test.each(["garbage", "%", "%5B%5D"])("of a router that stands at %s is refused", (tree) => {
		const headers = { rsc: "1", "next-router-state-tree": tree };
		expect(unreadable(request("/seller", "GET", headers))).toMatchObject({ status: 400 });
	});

	test("for a part of a file gets the whole", () => {
		const asked = request("/art/one-lens.webp", "GET", { range: "bytes=9-1", "if-match": '"x"' });
		expect(unreadable(asked)).toBeNull();
		expect(asked.headers).toEqual({});
	});
});
