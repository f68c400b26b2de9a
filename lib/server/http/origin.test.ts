import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Settings } from "../platform/settings.mjs";

const settings = { DEMO: false, APP_URL: "https://sabz.example" } satisfies Partial<Settings>;
vi.mock("../platform/env", () => ({ env: () => settings }));

const { checkOrigin } = await import("./origin");

function verdict(headers: Record<string, string>): "in" | "out" {
	try {
		checkOrigin(new Headers(headers));
		return "in";
	} catch {
		return "out";
	}
}

type Case = [what: string, origin: string, host: string, expected: "in" | "out"];

describe("a shop in the world takes changes from", () => {
	beforeEach(() => Object.assign(settings, { DEMO: false, APP_URL: "https://sabz.example" }));

	const cases: Case[] = [
		["its own address", "https://sabz.example", "sabz.example", "in"],
		["its own address behind a proxy with another host", "https://sabz.example", "shop-a:3000", "in"],
		["its own name over http", "http://sabz.example", "sabz.example", "out"],
		["another port", "https://sabz.example:8443", "sabz.example:8443", "out"],
		["the host it was opened by", "https://other.example", "other.example", "out"],
		["the machine's own address", "http://127.0.0.1:3000", "127.0.0.1:3000", "out"],
		["a page without an origin", "null", "sabz.example", "out"],
		["a name that begins alike", "https://sabz.example.elsewhere", "sabz.example.elsewhere", "out"],
	];
	test.each(cases)("%s: %s, sent to %s, is %s", (_what, origin, host, expected) => {
		expect(verdict({ origin, host })).toBe(expected);
	});
});

describe("a shop that is tried out takes changes from", () => {
	beforeEach(() => Object.assign(settings, { DEMO: true, APP_URL: "http://localhost:3000" }));

	const cases: Case[] = [
		["its own address", "http://localhost:3000", "localhost:3000", "in"],
		["the host it was opened by", "http://192.168.1.7:3000", "192.168.1.7:3000", "in"],
		["that host over another scheme", "https://192.168.1.7:3000", "192.168.1.7:3000", "out"],
		["its own name over another scheme", "https://localhost:3000", "localhost:3000", "out"],
		["a name of the local network", "http://till.local:3000", "till.local:3000", "in"],
		["an IPv6 address", "http://[::1]:3000", "[::1]:3000", "in"],
		["a stranger's name that leads here", "http://evil.example:3000", "evil.example:3000", "out"],
		["a name that only ends alike", "http://notlocal:3000", "notlocal:3000", "out"],
		["its own address, sent to a stranger's name", "http://localhost:3000", "evil.example:3000", "out"],
		["another host", "http://elsewhere.example", "localhost:3000", "out"],
		["another port of the same host", "http://localhost:4000", "localhost:3000", "out"],
		["a page without an origin", "null", "localhost:3000", "out"],
	];
	test.each(cases)("%s: %s, sent to %s, is %s", (_what, origin, host, expected) => {
		expect(verdict({ origin, host })).toBe(expected);
	});
});

describe("without an Origin", () => {
	beforeEach(() => Object.assign(settings, { DEMO: true, APP_URL: "http://sabz.example:3000" }));

	test("what the browser says of the page decides", () => {
		const host = "localhost:3000";
		const from = (site: string) => verdict({ host, "sec-fetch-site": site });
		expect([from("same-origin"), from("none"), verdict({ host })]).toEqual(["in", "in", "in"]);
		expect([from("same-site"), from("cross-site")]).toEqual(["out", "out"]);
	});

	test("the host decides where the shop is tried out", () => {
		const at = (host: string) => verdict({ host, "sec-fetch-site": "same-origin" });
		expect([at("sabz.example:3000"), at("sabz.example"), at("10.0.0.7")]).toEqual(["in", "in", "in"]);
		expect([at("evil.example:3000"), at("a b"), verdict({})]).toEqual(["out", "out", "out"]);
		settings.DEMO = false;
		expect(at("shop-a:3000")).toBe("in");
	});
});
