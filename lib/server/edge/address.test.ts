import { describe, expect, test } from "vitest";
import { callerAddress, isLoopback } from "./address.mjs";

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
