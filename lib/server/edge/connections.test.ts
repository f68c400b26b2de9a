import type { Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate as aTurn } from "node:timers/promises";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Handler } from "./edge.mjs";
import { patientServer } from "./http-server.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";

// Over loopback, whose connections are not counted otherwise.
vi.mock(import("./address.mjs"), async (original) => ({ ...(await original()), isLoopback: () => false }));

let server: Server;
const sockets: Socket[] = [];

afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy();
	server.close();
});

async function open(
	handle: Handler,
	limits: Partial<typeof CONNECTION_LIMITS> = {},
	mode: { isBehindProxy?: boolean } = {},
) {
	server = patientServer(handle, mode, { ...CONNECTION_LIMITS, ...limits }).listen(0, "127.0.0.1");
	await new Promise((done) => server.once("listening", done));
}

/** A connection, and what has come back on it so far. */
function dial() {
	const address = server.address();
	const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
	sockets.push(socket);
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
