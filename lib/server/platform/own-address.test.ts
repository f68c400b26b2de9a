import { expect, test } from "vitest";
import { ownAddress } from "./process.mjs";

test.each([
	["127.0.0.1", "127.0.0.1", "http://127.0.0.1:3000"],
	["127.0.0.2", "127.0.0.2", "http://127.0.0.2:3000"],
	["shop.internal", "shop.internal", "http://shop.internal:3000"],
	["0.0.0.0", "127.0.0.1", "http://127.0.0.1:3000"],
	["0", "127.0.0.1", "http://127.0.0.1:3000"],
	["::", "127.0.0.1", "http://127.0.0.1:3000"],
	["0:0:0:0:0:0:0:0", "127.0.0.1", "http://127.0.0.1:3000"],
	["::1", "::1", "http://[::1]:3000"],
	["FD00::12", "fd00::12", "http://[fd00::12]:3000"],
])("who listens on %s is called at %s", (HOST, host, origin) => {
	expect(ownAddress({ HOST, PORT: 3000 })).toEqual({ host, port: 3000, origin });
});

test("the usual port of http is an address like any other", () => {
	expect(ownAddress({ HOST: "127.0.0.1", PORT: 80 }).origin).toBe("http://127.0.0.1:80");
});
