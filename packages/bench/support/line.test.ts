import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLine } from "./line";

const ROUND_TRIP_MS = 60;
const FAST = 1e9;
const SEGMENT = 1_448;

let server: Server;
let port: number;
const open: (() => void)[] = [];

/** Answers a number with so many bytes. */
beforeEach(async () => {
	server = createServer((socket) => {
		socket.on("error", () => {});
		socket.on("data", (asked) => socket.write(Buffer.alloc(Number(asked))));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	port = typeof address === "object" && address ? address.port : 0;
});

afterEach(() => {
	for (const close of open.splice(0)) close();
	server.close();
});

async function lineOf(down: number): Promise<number> {
	const line = await openLine({ roundTripMs: ROUND_TRIP_MS, down, up: FAST });
	open.push(line.close);
	return Number(new URL(line.proxy).port);
}

const heard = (socket: Socket) => new Promise<Buffer>((done) => socket.once("data", done));

/** A connection through the line to a host, and what the line says to it. */
async function through(line: number, host: string): Promise<{ socket: Socket; code: number }> {
	const socket = connect({ host: "127.0.0.1", port: line });
	open.push(() => socket.destroy());
	socket.write(Buffer.from([5, 1, 0]));
	await heard(socket);
	const to = Buffer.from([5, 1, 0, 3, host.length, ...Buffer.from(host), port >> 8, port & 255]);
	socket.write(to);
	return { socket, code: (await heard(socket))[1] ?? -1 };
}

/** Milliseconds until so many bytes have come. */
async function timeOf(socket: Socket, bytes: number): Promise<number> {
	const began = performance.now();
	let left = bytes;
	const done = new Promise<void>((end) => {
		const read = (chunk: Buffer) => {
			left -= chunk.length;
			if (left > 0) return;
			socket.off("data", read);
			end();
		};
		socket.on("data", read);
	});
	socket.write(String(bytes));
	await done;
	return performance.now() - began;
}

/** A neighbour on the machine makes everything later: what is disturbed is timed again. */
const TIMED = { retry: 5 };

test("a connection costs a round trip, and so does what it asks", TIMED, async () => {
	const line = await lineOf(FAST);
	const began = performance.now();
	const { socket } = await through(line, "localhost");
	const opened = performance.now() - began;
	for (const took of [opened, await timeOf(socket, 100)]) {
		expect(took).toBeGreaterThanOrEqual(ROUND_TRIP_MS - 2);
		expect(took).toBeLessThan(2 * ROUND_TRIP_MS - 5);
	}
});

test.each([
	[10, 1],
	[11, 2],
	[30, 2],
	[31, 3],
	[70, 3],
])("slow start: %d packets need %d round trips", TIMED, async (packets, trips) => {
	const { socket } = await through(await lineOf(FAST), "127.0.0.1");
	const took = await timeOf(socket, packets * SEGMENT);
	expect(took).toBeGreaterThanOrEqual(trips * ROUND_TRIP_MS - 2);
	expect(took).toBeLessThan((trips + 1) * ROUND_TRIP_MS - 5);
});

test("what a connection has learned of the line it keeps", TIMED, async () => {
	const { socket } = await through(await lineOf(FAST), "localhost");
	await timeOf(socket, 30 * SEGMENT);
	expect(await timeOf(socket, 30 * SEGMENT)).toBeLessThan(2 * ROUND_TRIP_MS - 5);
});

test("two connections share the rate", TIMED, async () => {
	const bytes = 20_000;
	const line = await lineOf(800_000);
	const [one, other] = [await through(line, "localhost"), await through(line, "localhost")];
	const both = await Promise.all([timeOf(one.socket, bytes), timeOf(other.socket, bytes)]);
	const [alone, together] = [(bytes * 8_000) / 800_000, (2 * bytes * 8_000) / 800_000];
	expect(Math.max(...both)).toBeGreaterThanOrEqual(together);
	expect(await timeOf(one.socket, bytes)).toBeLessThan(alone + 2 * ROUND_TRIP_MS);
});

test("it leads to this machine only", async () => {
	expect((await through(await lineOf(FAST), "sabz.example")).code).toBe(2);
});
