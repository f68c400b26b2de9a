import { beforeAll, describe, expect, test, vi } from "vitest";
import { wordsOf } from "@/tests/support/words";
import { isAllowedEndpoint, isPublicAddress, publicLookup } from "./push-endpoint";

const env = vi.hoisted(() => ({ DEMO: false }));
vi.mock("@/lib/server/platform/env", () => ({ env: () => env }));

beforeAll(() => {
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
	"no address",
])("%s is no public machine", (address) => expect(isPublicAddress(address)).toBe(false));

test.each(["8.8.8.8", "172.32.0.1", "2a00:1450:4001:80b::200e"])("%s is one", (address) =>
	expect(isPublicAddress(address)).toBe(true),
);

describe("an address of a push service", () => {
	const refused = wordsOf(`
		http://push.example.com/a http://127.0.0.1:9/a https://127.0.0.1/a https://2130706433/a
		https://0x7f.1/a https://[::1]/a https://[::ffff:127.0.0.1]/a https://[64:ff9b:1::7f00:1]/a
		https://[::ffff:0:7f00:1]/a https://8.8.8.8:22/a https://push.example.com:8443/a https://localhost/a
		https://store/a https://printer.local/a https://metadata.google.internal/a
		https://user:word@push.example.com/a ftp://push.example.com/a push.example.com
	`);
	test.each(refused)("%s is refused", (endpoint) => expect(isAllowedEndpoint(endpoint)).toBe(false));

	test.each(["https://fcm.googleapis.com/fcm/send/a:b", "https://push.example.com:443/a"])(
		"%s is taken",
		(endpoint) => expect(isAllowedEndpoint(endpoint)).toBe(true),
	);

	test("in demo mode it may be http on this very machine, and on no other", () => {
		env.DEMO = true;
		expect(isAllowedEndpoint("http://127.0.0.1:4000/a")).toBe(true);
		for (const other of refused.filter((endpoint) => !endpoint.startsWith("http://127.0.0.1")))
			expect(isAllowedEndpoint(other), other).toBe(false);
		env.DEMO = false;
	});
});

test("a name that leads to this machine is refused when it is looked up", async () => {
	const found = await new Promise<Error | null>((done) =>
		publicLookup("localhost", { all: true }, (error) => done(error)),
	);
	expect(found?.message).toBe("the push service is not on the public internet");
});
