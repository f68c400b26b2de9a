import { connect, createServer, type Socket } from "node:net";
import { passDown, passUp, type Wires, wire } from "./slow-start";

/** A phone's line as it behaves: a round trip for each connection and each turn, one rate for all, TCP's slow start. */
export type LineProfile = {
	roundTripMs: number;
	/** Bits a second to the phone, and from it. */
	down: number;
	up: number;
};

const HOSTS = new Set(["localhost", "127.0.0.1"]);
const REFUSED = 2;

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
