import { connect, createServer, type Socket } from "node:net";

/** A phone's line as it behaves: a round trip for each connection and each turn, one rate for all, TCP's slow start. */
export type LineProfile = {
	roundTripMs: number;
	/** Bits a second to the phone, and from it. */
	down: number;
	up: number;
};

/** Bytes of one packet's content, and how many packets a connection sends before anything is acknowledged (RFC 6928). */
const SEGMENT = 1_448;
const FIRST_WINDOW = 10 * SEGMENT;
const LARGEST_WINDOW = 2 ** 20;
/** What waits here before the server is told to wait, and when it may go on. */
const [FULL, ROOM] = [256 * 1024, 64 * 1024];
const HOSTS = new Set(["localhost", "127.0.0.1"]);
const REFUSED = 2;

/** One direction of the line. Answers when the last of these bytes has left, all connections' bytes after each other. */
function wire(bitsPerSecond: number): (bytes: number) => number {
	let freeAt = 0;
	return (bytes) => {
		freeAt = Math.max(performance.now(), freeAt) + (bytes * 8_000) / bitsPerSecond;
		return freeAt;
	};
}

/** Does what it is given in that order, nothing before its time. */
class Schedule {
	#waiting: { at: number; act: () => void }[] = [];
	#timer: NodeJS.Timeout | undefined;

	add(at: number, act: () => void): void {
		this.#waiting.push({ at, act });
		this.#wait();
	}

	clear(): void {
		this.#waiting = [];
		clearTimeout(this.#timer);
	}

	#wait(): void {
		const [next] = this.#waiting;
		if (!next || this.#timer) return;
		const inMs = Math.max(0, next.at - performance.now());
		this.#timer = setTimeout(() => this.#work(), inMs);
	}

	#work(): void {
		this.#timer = undefined;
		// Timers come up to a millisecond early or late.
		const now = performance.now() + 0.5;
		for (let [next] = this.#waiting; next && next.at <= now; [next] = this.#waiting) {
			this.#waiting.shift();
			next.act();
		}
		this.#wait();
	}
}

type Wires = { down: (bytes: number) => number; up: (bytes: number) => number; halfMs: number };

/** Passes what the server sends to the phone: never more under way than the window, which grows by what arrived. */
function passDown(server: Socket, phone: Socket, { down, halfMs }: Wires): void {
	const [arrivals, acknowledgements] = [new Schedule(), new Schedule()];
	const waiting: Buffer[] = [];
	let [waitingBytes, underWay, window] = [0, 0, FIRST_WINDOW];
	const next = (): Buffer | undefined => {
		const [first] = waiting;
		if (!first || underWay >= window) return undefined;
		if (first.length > SEGMENT) waiting[0] = first.subarray(SEGMENT);
		else waiting.shift();
		return first.subarray(0, SEGMENT);
	};
	const send = () => {
		for (let segment = next(); segment; segment = next()) {
			const { length } = segment;
			const content = segment;
			waitingBytes -= length;
			underWay += length;
			const arrivesAt = down(length) + halfMs;
			arrivals.add(arrivesAt, () => phone.write(content));
			acknowledgements.add(arrivesAt + halfMs, () => {
				underWay -= length;
				window = Math.min(LARGEST_WINDOW, window + length);
				send();
			});
		}
		if (waitingBytes < ROOM && server.isPaused()) server.resume();
		if (server.readableEnded && waiting.length === 0) arrivals.add(down(0) + halfMs, () => phone.end());
	};
	server.on("data", (bytes: Buffer) => {
		waiting.push(bytes);
		waitingBytes += bytes.length;
		if (waitingBytes > FULL) server.pause();
		send();
	});
	server.on("end", send);
	phone.on("close", () => {
		arrivals.clear();
		acknowledgements.clear();
	});
}

/** Passes what the phone sends, which is little: at the line's rate, half a round trip later. */
function passUp(phone: Socket, server: Socket, { up, halfMs }: Wires): void {
	const arrivals = new Schedule();
	phone.on("data", (bytes: Buffer) => arrivals.add(up(bytes.length) + halfMs, () => server.write(bytes)));
	phone.on("end", () => arrivals.add(up(0) + halfMs, () => server.end()));
	phone.on("close", () => arrivals.clear());
}

const answer = (code: number) => Buffer.from([5, code, 0, 1, 0, 0, 0, 0, 0, 0]);

/** Where a SOCKS5 request wants to go; undefined where that is not this machine. */
function wanted(request: Buffer): number | undefined {
	const [, command, , kind, length = 0] = request;
	const name = kind === 3 ? request.toString("latin1", 5, 5 + length) : request.subarray(4, 8).join(".");
	if (command !== 1 || (kind !== 1 && kind !== 3) || !HOSTS.has(name)) return undefined;
	return request.readUInt16BE(request.length - 2);
}

/** A connection that the phone opens: it stands after one round trip, whatever this machine needs for it. */
function open(phone: Socket, port: number, wires: Wires): void {
	const server = connect({ host: "127.0.0.1", port, noDelay: true });
	const end = () => {
		phone.destroy();
		server.destroy();
	};
	const standsAt = performance.now() + 2 * wires.halfMs;
	server.once("connect", () => {
		setTimeout(() => phone.write(answer(0)), standsAt - performance.now());
		passDown(server, phone, wires);
		passUp(phone, server, wires);
	});
	server.on("error", end);
	phone.on("close", () => server.destroy());
}

/** Speaks SOCKS5 with the browser until it has said where it wants to go. */
function greet(phone: Socket, wires: Wires): void {
	phone.setNoDelay(true);
	phone.on("error", () => phone.destroy());
	phone.once("data", () => {
		phone.write(Buffer.from([5, 0]));
		phone.once("data", (request: Buffer) => {
			const port = wanted(request);
			if (port === undefined) phone.end(answer(REFUSED));
			else open(phone, port, wires);
		});
	});
}

/**
 * A line between one browser and this machine's own servers, as a SOCKS5 proxy. The developer tools' throttle gives each
 * request a latency at least, in which a slow server hides; here the server's time comes on top, a new connection costs a round trip,
 * and a large answer as many as slow start needs.
 */
export async function openLine(profile: LineProfile): Promise<{ proxy: string; close: () => void }> {
	const wires = { down: wire(profile.down), up: wire(profile.up), halfMs: profile.roundTripMs / 2 };
	const phones = new Set<Socket>();
	const server = createServer((phone) => {
		phones.add(phone);
		phone.on("close", () => phones.delete(phone));
		greet(phone, wires);
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	if (typeof address !== "object" || !address) throw new Error("the line could not be opened");
	return {
		proxy: `socks5://127.0.0.1:${address.port}`,
		close() {
			server.close();
			for (const phone of phones) phone.destroy();
		},
	};
}
