import { createServer } from "node:http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { served } from "@/tests/support/served";
import { wordsOf } from "@/tests/support/words";
import { isAllowedAddress, isPublicAddress, publicLookup, requestPublic } from "./public-address";

const env = vi.hoisted(() => ({ DEMO: false }));
vi.mock("@/lib/server/platform/env", () => ({ env: () => env }));

beforeEach(() => {
	env.DEMO = false;
});

test.each([
	"127.0.0.1",
	"10.1.2.3",
	"172.31.0.1",
	"192.168.1.1",
	"169.254.169.254",
	"100.64.0.1",
	"0.0.0.0",
	"224.0.0.1",
	"::1",
	"::",
	"fd00::1",
	"fe80::1",
	"::ffff:10.0.0.1",
	"64:ff9b::a00:1",
	"64:ff9b:1::7f00:1",
	"::ffff:0:7f00:1",
	"fec0::1",
	"3fff::1",
	"192.88.99.1",
	"::ffff:a9fe:a9fe",
	"0:0:0:0:0:ffff:127.0.0.1",
	"2002:7f00:1::",
	"5f00::1",
	"fe80::1%eth0",
	"2a00:1450::1%eth0",
	"127.1",
	"no address",
])("%s is no public machine", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["8.8.8.8", "172.32.0.1", "2a00:1450:4001:80b::200e"])("%s is one", (address) =>
	expect(isPublicAddress(address)).toBe(true),
);

const local = { localInDemo: true };

describe("an address that is sent to", () => {
	const refused = wordsOf(`
		http://push.example.com/a http://127.0.0.1:9/a https://127.0.0.1/a https://2130706433/a https://127.1/a
		https://0x7f.1/a https://017700000001/a https://①②⑦.0.0.1/a https://127.0.0.1./a https://[::1]/a
		https://[::]/a https://[::ffff:127.0.0.1]/a https://[0:0:0:0:0:ffff:7f00:1]/a https://[64:ff9b:1::7f00:1]/a
		https://[::ffff:0:7f00:1]/a https://[fd00::1]/a https://[fe80::1]/a https://169.254.169.254/a
		https://localhost/a https://localhost./a https://LOCALHOST/a https://shop.localhost/a https://store/a
		https://printer.local/a https://metadata.google.internal/a https://metadata.google.internal./a
		https://user:word@push.example.com/a https://push.example.com@127.0.0.1/a ftp://push.example.com/a
		file:///etc/passwd push.example.com
	`);
	test.each(refused)("%s is refused", (address) => {
		expect(isAllowedAddress(address)).toBe(false);
		expect(isAllowedAddress(address, { anyPort: true })).toBe(false);
	});

	test.each([
		"https://fcm.googleapis.com/fcm/send/a:b",
		"https://push.example.com:443/a",
		"https://push.example.com./a",
	])("%s is taken", (address) => expect(isAllowedAddress(address)).toBe(true));

	test.each(["https://8.8.8.8:22/a", "https://push.example.com:8443/a"])(
		"%s is taken only by whoever takes any port",
		(address) => {
			expect(isAllowedAddress(address)).toBe(false);
			expect(isAllowedAddress(address, { anyPort: true })).toBe(true);
		},
	);

	test("in demo mode it may be http on this very machine where the caller says so, and on no other", () => {
		env.DEMO = true;
		expect(isAllowedAddress("http://127.0.0.1:4000/a", local)).toBe(true);
		expect(isAllowedAddress("http://127.0.0.1:4000/a")).toBe(false);
		for (const other of refused.filter((address) => !address.startsWith("http://127.0.0.1")))
			expect(isAllowedAddress(other, local), other).toBe(false);
	});
});

test("a name that leads to this machine is refused when it is looked up, and nothing is sent there", async () => {
	const found = await new Promise<Error | null>((done) =>
		publicLookup("localhost", { all: true }, (error) => done(error)),
	);
	expect(found?.message).toBe("this name is not on the public internet");
});

/** A stand-in of a public machine: answers as the path says. */
async function someServer(): Promise<string> {
	const server = createServer(({ url }, response) => {
		if (url === "/elsewhere") return response.writeHead(302, { location: "/large" }).end();
		if (url === "/large") return response.end("x".repeat(2_000));
		if (url === "/slow") return response.write("x");
		return response.end("here");
	});
	return `http://127.0.0.1:${(await served(server)).port}`;
}

test("a redirect is not followed, and what is too large, too slow or not allowed is refused", async () => {
	env.DEMO = true;
	const server = await someServer();
	const request = (path: string, allowance = local) =>
		requestPublic({ url: server + path, method: "GET", timeoutMs: 300, maxBytes: 1_000, allowance });
	expect(await request("/")).toEqual({ status: 200, body: Buffer.from("here") });
	expect((await request("/elsewhere")).status).toBe(302);
	await expect(request("/large")).rejects.toThrow("larger than 1000 bytes");
	await expect(request("/slow")).rejects.toThrow(/abort/i);
	await expect(request("/", { localInDemo: false })).rejects.toThrow("nothing is sent to this address");
});
