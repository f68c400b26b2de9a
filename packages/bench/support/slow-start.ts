import type { Readable, Writable } from "node:stream";

/** Bytes of one packet's content, and how many packets a connection sends before anything is acknowledged (RFC 6928). */
const SEGMENT = 1_448;
const FIRST_WINDOW = 10 * SEGMENT;
const LARGEST_WINDOW = 2 ** 20;
/** What waits here before the server is told to wait, and when it may go on. */
const [FULL, ROOM] = [256 * 1024, 64 * 1024];

/** One direction of the line. Answers when the last of these bytes has left, all connections' bytes after each other. */
export function wire(bitsPerSecond: number): (bytes: number) => number {
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

/** Both directions, and half a round trip. */
export type Wires = { down: (bytes: number) => number; up: (bytes: number) => number; halfMs: number };

/** Passes what the server sends to the phone: never more under way than the window, which grows by what arrived. */
export function passDown(server: Readable, phone: Writable, { down, halfMs }: Wires): void {
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
export function passUp(phone: Readable, server: Writable, { up, halfMs }: Wires): void {
	const arrivals = new Schedule();
	phone.on("data", (bytes: Buffer) => arrivals.add(up(bytes.length) + halfMs, () => server.write(bytes)));
	phone.on("end", () => arrivals.add(up(0) + halfMs, () => server.end()));
	phone.on("close", () => arrivals.clear());
}
