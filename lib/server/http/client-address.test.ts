import { describe, expect, test } from "vitest";
import { clientAddress } from "./origin";

const from = (forwarded?: string) =>
	clientAddress(new Headers(forwarded ? { "x-forwarded-for": forwarded } : {}));

describe("the address that a request is counted under", () => {
	test.each([
		["203.0.113.7", "203.0.113.7"],
		["6.6.6.6, 203.0.113.7", "203.0.113.7"],
		["::ffff:203.0.113.7", "203.0.113.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
		["2001:DB8:1:2::9", "2001:db8:1:2"],
		["2001:db8::9", "2001:db8:0:0"],
		["::1", "0:0:0:0"],
		[undefined, "unknown"],
	])("%s counts as %s", (forwarded, expected) => {
		expect(from(forwarded)).toBe(expected);
	});
});
