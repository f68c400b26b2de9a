import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { patientServer } from "./http-server.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";

let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
	server.close();
});

/** A server of little patience that answers once the whole request is there. */
async function open(
	limits: Partial<typeof CONNECTION_LIMITS> = {},
	mode: { isDevelopment?: boolean; isBehindProxy?: boolean } = {},
) {
	const quick = { ...CONNECTION_LIMITS, connectionsCheckingInterval: 20, ...limits };
	server = patientServer(
		async (request, answer) => {
			for await (const _part of request);
			answer.end("done");
		},
		mode,
		quick,
	).listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
}

/** Opens a connection, sends this, and gives everything that comes back until the server hangs up. */
function say(text: string): Promise<string> {
	const address = server.address();
	const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
	sockets.push(socket);
	let heard = "";
	socket.on("data", (bytes) => {
		heard += bytes;
	});
	socket.on("error", () => {});
	socket.write(text);
	return new Promise((done) => socket.once("close", () => done(heard)));
}

describe("a server that strangers can reach", () => {
	test("hangs up on a heading that never ends", async () => {
		await open({ headersTimeout: 50 });
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")).toContain("408");
	});

	test("hangs up on a body that never ends", async () => {
		await open({ requestTimeout: 60, headersTimeout: 50 });
		expect(await say("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")).toContain("408");
	});

	test("hangs up where nothing moves", async () => {
		await open({ idle: 50 });
		expect(await say("")).toBe("");
	});

	test("refuses more than 16 kB of headers", async () => {
		await open();
		expect(await say(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`)).toContain("431");
	});

	test.each([
		["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
		[
			"a length and chunks",
			"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
		],
		["no host", "GET / HTTP/1.1\r\n\r\n"],
		["something else", "\u0016\u0003\u0001 hello"],
	])("refuses a request with %s", async (_what, request) => {
		await open();
		expect(await say(request)).toContain("400 Bad Request");
	});

	test("opens no other protocol over a connection", async () => {
		await open();
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")).toBe(
			"",
		);
	});

	test("in development lets a browser hear of changed code, and opens nothing else", async () => {
		const wish = (path: string) =>
			say(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
		await open({}, { isDevelopment: true });
		server.on("upgrade", (_request, socket) => socket.end("connected"));
		expect(await wish("/_next/hmr?id=1")).toBe("connected");
		expect(await wish("/about")).toBe("");
		server.close();
		await open();
		server.on("upgrade", (_request, socket) => socket.end("connected"));
		expect(await wish("/_next/hmr?id=1"), "where nothing changes").toBe("");
	});

	test("takes so many connections and no more", async () => {
		await open({ connections: 2 });
		void say("");
		void say("");
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
	});

	test("answers the others meanwhile", async () => {
		await open({ headersTimeout: 5_000 });
		const slow = say("GET / HTTP/1.1\r\nX-Slow: ");
		const whole = await say("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
		expect(whole).toContain("done");
		expect(await Promise.race([slow, "still waiting"])).toBe("still waiting");
	});
});
