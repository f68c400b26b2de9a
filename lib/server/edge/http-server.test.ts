import type { Server, ServerResponse } from "node:http";
import { connect } from "node:net";
import { setImmediate as aTurn } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { served } from "@/tests/support/served";
import type { Handler } from "./edge.mjs";
import { patientServer } from "./http-server.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";

// Over loopback, whose connections are not counted otherwise.
vi.mock(import("./address.mjs"), async (original) => ({ ...(await original()), isLoopback: () => false }));

let server: Server;
let port: number;

async function open(
	handle: Handler,
	limits: Partial<typeof CONNECTION_LIMITS> = {},
	mode: Parameters<typeof patientServer>[1] = {},
) {
	server = patientServer(handle, mode, { ...CONNECTION_LIMITS, ...limits });
	({ port } = await served(server));
}

/** A connection, and what has come back on it so far. */
function dial() {
	const socket = connect(port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	const line = { socket, heard: "", isClosed: false };
	socket.on("data", (bytes) => {
		line.heard += bytes;
	});
	socket.on("error", () => {});
	socket.on("close", () => {
		line.isClosed = true;
	});
	return line;
}

/** Opens a connection, sends this, and gives everything that comes back until the server hangs up. */
async function say(text: string): Promise<string> {
	const line = dial();
	line.socket.write(text);
	await new Promise((done) => line.socket.once("close", done));
	return line.heard;
}

describe("a server that strangers can reach", () => {
	/** A server of little patience that answers once the whole request is there. */
	const openHasty = (limits: Partial<typeof CONNECTION_LIMITS> = {}, mode = {}) =>
		open(
			async (request, answer) => {
				for await (const _part of request);
				answer.end("done");
			},
			{ connectionsCheckingInterval: 20, ...limits },
			mode,
		);

	test("hangs up on a heading that never ends", async () => {
		await openHasty({ headersTimeout: 50 });
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")).toContain("408");
	});

	test("hangs up on a body that never ends", async () => {
		await openHasty({ requestTimeout: 60, headersTimeout: 50 });
		expect(await say("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")).toContain("408");
	});

	test("hangs up where nothing moves", async () => {
		await openHasty({ idle: 50 });
		expect(await say("")).toBe("");
	});

	test("refuses more than 16 kB of headers", async () => {
		await openHasty();
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
		await openHasty();
		expect(await say(request)).toContain("400 Bad Request");
	});

	test("opens no other protocol over a connection", async () => {
		await openHasty();
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")).toBe(
			"",
		);
	});

	test("in development lets a browser hear of changed code, and opens nothing else", async () => {
		const wish = (path: string) =>
			say(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
		await openHasty({}, { isDevelopment: true });
		server.on("upgrade", (_request, socket) => socket.end("connected"));
		expect(await wish("/_next/hmr?id=1")).toBe("connected");
		expect(await wish("/about")).toBe("");
		await openHasty();
		server.on("upgrade", (_request, socket) => socket.end("connected"));
		expect(await wish("/_next/hmr?id=1"), "where nothing changes").toBe("");
	});

	test("takes so many connections and no more", async () => {
		await openHasty({ connections: 2 });
		void say("");
		void say("");
		expect(await say("GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toBe("");
	});

	test("answers the others meanwhile", async () => {
		await openHasty({ headersTimeout: 5_000 });
		const slow = say("GET / HTTP/1.1\r\nX-Slow: ");
		const whole = await say("GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
		expect(whole).toContain("done");
		expect(await Promise.race([slow, "still waiting"])).toBe("still waiting");
	});
});

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

describe("requests of one connection", () => {
	/** A server whose answers the test sends. */
	async function openWaiting() {
		const answers = new Map<string, ServerResponse>();
		await open(async (request, answer) => {
			answers.set(request.url ?? "", answer);
		});
		return answers;
	}

	test("are handled one after the other: the next one when the answer before it is sent", async () => {
		const answers = await openWaiting();
		const line = dial();
		line.socket.write(get("/one") + get("/two"));
		await expect.poll(() => [...answers.keys()]).toEqual(["/one"]);
		answers.get("/one")?.end("first");
		await expect.poll(() => [...answers.keys()]).toEqual(["/one", "/two"]);
		answers.get("/two")?.end("second");
		await expect.poll(() => line.heard).toMatch(/first[\s\S]*second/);
		line.socket.write(get("/three"));
		await expect.poll(() => [...answers.keys()]).toEqual(["/one", "/two", "/three"]);
	});

	test("that come before two others are answered end the connection, and are never handled", async () => {
		const answers = await openWaiting();
		const line = dial();
		let closed = 0;
		server.on("connection", (socket) => socket.once("close", () => (closed += 1)));
		line.socket.write(Array.from({ length: 60 }, (_, index) => get(`/${index}`)).join(""));
		await expect.poll(() => line.isClosed).toBe(true);
		await expect.poll(() => closed).toBe(1);
		await aTurn();
		expect([...answers.keys()]).toEqual(["/0"]);
		expect(answers.get("/0")?.closed).toBe(true);
	});

	test("that come after the last one are not handled", async () => {
		const answers = await openWaiting();
		const line = dial();
		line.socket.write(get("/last") + get("/later"));
		await expect.poll(() => answers.size).toBe(1);
		answers.get("/last")?.setHeader("connection", "close").end("goodbye");
		await expect.poll(() => line.isClosed).toBe(true);
		expect(line.heard).toContain("goodbye");
		expect([...answers.keys()]).toEqual(["/last"]);
	});

	test("of a visitor who has left are not handled", async () => {
		const answers = await openWaiting();
		const line = dial();
		line.socket.write(get("/one") + get("/two"));
		await expect.poll(() => answers.size).toBe(1);
		line.socket.destroy();
		await expect.poll(() => answers.get("/one")?.closed).toBe(true);
		await aTurn();
		expect([...answers.keys()]).toEqual(["/one"]);
	});
});

describe("a visitor who does not read", () => {
	const PART = Buffer.alloc(500_000, "x");

	/** A server that adds to its answer for as long as it may, heedless of what was sent. */
	async function openHeedless(unsentBytes: number, parts: number) {
		const answers: ServerResponse[] = [];
		await open(
			async (_request, answer) => {
				answers.push(answer);
				for (let count = 0; count < parts && !answer.destroyed; count += 1) {
					answer.write(PART);
					await aTurn();
				}
				answer.end();
			},
			{ unsentBytes },
		);
		return answers;
	}

	test("is hung up on when too much waits for them", async () => {
		const answers = await openHeedless(1_000_000, 100);
		const line = dial();
		line.socket.pause();
		line.socket.write(get("/"));
		await expect.poll(() => answers[0]?.closed).toBe(true);
		line.socket.resume();
		await expect.poll(() => line.isClosed).toBe(true);
		expect(line.heard.length).toBeLessThan(PART.length * 40);
	});

	test("may take one answer of any size", async () => {
		const large = Buffer.alloc(20_000_000, "x");
		await open(async (_request, answer) => void answer.end(large), { unsentBytes: 1_000 });
		const line = dial();
		line.socket.write(get("/"));
		await expect.poll(() => line.heard.length, { timeout: 10_000 }).toBeGreaterThan(large.length);
	});
});

describe("connections of one address", () => {
	const answerAll: Handler = async (_request, answer) => void answer.end("done");

	test("are so many and no more, until one of them is closed", async () => {
		await open(answerAll, { connectionsOfAddress: 2 });
		const [first, second] = [dial(), dial()];
		first.socket.write("GET / HTTP/1.1\r\nX-Half: ");
		second.socket.write(get("/"));
		await expect.poll(() => second.heard).toContain("done");
		const third = dial();
		third.socket.write(get("/"));
		await expect.poll(() => third.isClosed).toBe(true);
		expect(third.heard).toBe("");
		first.socket.destroy();
		await expect
			.poll(async () => {
				const again = dial();
				again.socket.write(get("/"));
				await expect.poll(() => again.isClosed || again.heard !== "").toBe(true);
				return again.heard;
			})
			.toContain("done");
	});

	test("are not counted where all of them are a proxy's", async () => {
		await open(answerAll, { connectionsOfAddress: 2 }, { isBehindProxy: true });
		const lines = [dial(), dial(), dial()];
		for (const { socket } of lines) socket.write(get("/"));
		await expect.poll(() => lines.every(({ heard }) => heard.includes("done"))).toBe(true);
	});
});
