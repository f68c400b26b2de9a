import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { CLOSED_WORDS } from "../platform/process.mjs";
import { callerAddress, countedAs, isLoopback } from "./address.mjs";
import { refusalOf, unreadable, withReadableEscapes } from "./refusal.mjs";

describe("who sent a request", () => {
	test.each([[undefined], ["6.6.6.6"]])(
		"without proxies of ours is the other end, whatever %s says",
		(said) => {
			expect(callerAddress(said, "203.0.113.7", 0)).toBe("203.0.113.7");
		},
	);

	test.each([
		[1, "203.0.113.7", "203.0.113.7"],
		[1, "6.6.6.6, 203.0.113.7", "203.0.113.7"],
		[2, "6.6.6.6, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
		[2, "203.0.113.7", "203.0.113.7"],
		[1, undefined, "10.0.0.1"],
		[1, " , ", "10.0.0.1"],
	])("with %i proxies and %s it is what the outermost of them saw", (proxies, forwarded, expected) => {
		expect(callerAddress(forwarded, "10.0.0.1", proxies)).toBe(expected);
	});

	test.each([
		["203.0.113.7:5001", "203.0.113.7"],
		["[2001:db8:1:2::9]:5001", "2001:db8:1:2::9"],
		["[2001:db8:1:2::9]", "2001:db8:1:2::9"],
		["2001:db8:1:2::9", "2001:db8:1:2::9"],
	])("behind a proxy that writes %s is %s, whatever its port", (entry, expected) => {
		expect(callerAddress(`6.6.6.6, ${entry}`, "10.0.0.1", 1)).toBe(expected);
	});

	test.each(["unknown", "_hidden", "203.0.113.7:x", "203.0.113", "2001:db8:1:2::9]:1", "x".repeat(60)])(
		"%s is no address: all who come as one count together",
		(entry) => {
			expect(callerAddress(entry, "10.0.0.1", 1)).toBe("unknown");
			expect(countedAs(entry)).toBe("unknown");
		},
	);

	test.each([
		["203.0.113.7:5001", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2::9", "2001:db8:1:2"],
		["[2001:0DB8:1:2:3:4:5:6]:443", "2001:db8:1:2"],
		["fe80::1%eth0", "fe80:0:0:0"],
		["::1", "0:0:0:0"],
		["", "unknown"],
	])("%j is counted as %s", (address, expected) => {
		expect(countedAs(address)).toBe(expected);
	});

	test.each([
		["127.0.0.1", true],
		["127.9.9.9", true],
		["::1", true],
		["::ffff:127.0.0.1", true],
		["10.0.0.1", false],
		["", false],
	])("%s is this machine: %s", (address, expected) => {
		expect(isLoopback(address)).toBe(expected);
	});
});

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

function inLanguage(language?: string, method = "GET"): IncomingMessage {
	const made = new IncomingMessage(new Socket());
	return Object.assign(made, { method, url: "/", headers: { "accept-language": language } });
}

const MESSAGES = [
	CLOSED_WORDS,
	"Too many requests. Please wait a moment and try again.",
	"This call cannot be made with PATCH",
	unreadable(inLanguage(undefined, "TRACE"))?.message ?? "",
	unreadable(Object.assign(inLanguage(), { url: "//" }))?.message ?? "This request cannot be read",
];

test.each(MESSAGES)("%s is said in the language that is asked for", (message) => {
	expect(refusalOf(inLanguage(), message)).toEqual({
		headers: { "content-type": "application/json", "content-language": "en", vary: "accept-language" },
		body: JSON.stringify({ success: false, message }),
	});
	const urdu = refusalOf(inLanguage("ur-PK, en;q=0.5"), message);
	expect(urdu.headers["content-language"]).toBe("ur");
	const said: unknown = JSON.parse(urdu.body).message;
	expect(said).toMatch(/[ء-ے]/);
	expect(String(said).replace(/\b(PATCH|TRACE)\b/, "")).not.toMatch(/[A-Za-z]/);
});
