import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openLine } from "./chrome";

const ROUND_TRIP_MS = 60;
const ANSWER = "Fresh mangoes";

let server: Server;
let port: number;
const open: (() => void)[] = [];

beforeEach(async () => {
	server = createServer((socket) => {
		socket.on("error", () => {});
		socket.on("data", () => socket.write(ANSWER));
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	port = typeof address === "object" && address ? address.port : 0;
});

afterEach(() => {
	for (const close of open.splice(0)) close();
	server.close();
});

const heard = (socket: Socket) => new Promise<Buffer>((done) => socket.once("data", done));

/** A connection through a new line to a host, and what the line says to it. */
async function through(host: string): Promise<{ socket: Socket; code: number }> {
	const line = await openLine({ roundTripMs: ROUND_TRIP_MS, down: 1e9, up: 1e9 });
	const socket = connect({ host: "127.0.0.1", port: Number(new URL(line.proxy).port) });
	open.push(() => socket.destroy(), line.close);
	socket.write(Buffer.from([5, 1, 0]));
	await heard(socket);
	socket.write(Buffer.from([5, 1, 0, 3, host.length, ...Buffer.from(host), port >> 8, port & 255]));
	return { socket, code: (await heard(socket))[1] ?? -1 };
}

// Only at least: a neighbour on the machine makes everything later. How late at most is slow-start.test.ts's.
test("a connection costs a round trip, and so does what it asks", async () => {
	const began = performance.now();
	const { socket, code } = await through("localhost");
	expect(code).toBe(0);
	expect(performance.now() - began).toBeGreaterThanOrEqual(ROUND_TRIP_MS - 2);
	const asked = performance.now();
	socket.write("?");
	expect(String(await heard(socket))).toBe(ANSWER);
	expect(performance.now() - asked).toBeGreaterThanOrEqual(ROUND_TRIP_MS - 2);
});

test("it leads to this machine only", async () => {
	expect((await through("sabz.example")).code).toBe(2);
});
