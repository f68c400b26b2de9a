import { describe, expect, test } from "vitest";
import { callerAddress, countedAs, isLoopback } from "./address.mjs";

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
