import { createServer } from "node:http";
import { HOT_RELOAD_PATH } from "../../next-private/router.mjs";
import { countedAs, isLoopback } from "./address.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";

/** What one connection, and one address, may hold of the server (limits.mjs). */

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} ServerResponse */
/** @typedef {(request: Request, answer: ServerResponse) => void} Listener */

/**
 * Has the requests of a connection handled one after the other. HTTP allows a client to send its next request early, so
 * one may wait for the answer before it; no browser sends more, and whoever does is hung up on: Node would have all of
 * them handled at once and hold their answers in memory, and an answer that never reaches a socket never ends.
 * @param {Listener} handle
 * @returns {Listener}
 */
function oneAtATime(handle) {
	/** @type {WeakMap<import("node:net").Socket, { answer: ServerResponse, isNextWaiting: boolean }>} */
	const underway = new WeakMap();
	/** @type {Listener} */
	const begin = (request, answer) => {
		const { socket } = request;
		underway.set(socket, { answer, isNextWaiting: false });
		answer.once("close", () => underway.delete(socket));
		handle(request, answer);
	};
	return (request, answer) => {
		const { socket } = request;
		if (!socket.writable) return;
		const current = underway.get(socket);
		if (!current) return begin(request, answer);
		if (current.isNextWaiting) return void socket.destroy();
		current.isNextWaiting = true;
		current.answer.once("close", () => {
			if (socket.writable) begin(request, answer);
		});
	};
}

/**
 * Has nothing added to an answer while so many bytes of it wait for a visitor who does not read: their connection is
 * closed. One piece may be larger.
 * @param {ServerResponse} answer
 * @param {number} unsentBytes
 */
function limitUnsent(answer, unsentBytes) {
	const write = answer.write.bind(answer);
	/** @param {unknown[]} given */
	answer.write = (...given) => {
		if (answer.writableLength <= unsentBytes) return Reflect.apply(write, answer, given);
		answer.destroy();
		return false;
	};
}

/**
 * Refuses connections of an address that has its share of them; of IPv6 a /64 counts as one. This machine itself is not
 * counted: its requests are the shop's own, or a proxy's that the shop was not told to trust.
 * @param {import("node:http").Server} server
 * @param {number} share
 */
function shareConnections(server, share) {
	/** @type {Map<string, number>} */
	const open = new Map();
	server.on("connection", (socket) => {
		const { remoteAddress = "" } = socket;
		if (isLoopback(remoteAddress)) return;
		const address = countedAs(remoteAddress);
		const count = (open.get(address) ?? 0) + 1;
		if (count > share) return void socket.destroy();
		open.set(address, count);
		socket.once("close", () => {
			const left = (open.get(address) ?? 1) - 1;
			if (left === 0) open.delete(address);
			else open.set(address, left);
		});
	});
}

/**
 * A server that waits for nobody longer than it must, and gives nobody more of itself than others need. A failing
 * listener ends in a bare 500.
 * @param {import("./edge.mjs").Handler} listener
 * @param {{ isDevelopment?: boolean, isBehindProxy?: boolean }} [mode] in development Next tells browsers of changed code
 *   over an opened connection; behind a proxy all connections are the proxy's, and it shares out those of visitors
 * @param {import("./limits.mjs").ConnectionLimits} [limits]
 */
export function patientServer(
	listener,
	{ isDevelopment = false, isBehindProxy = false } = {},
	limits = CONNECTION_LIMITS,
) {
	const server = createServer(
		limits,
		oneAtATime((request, answer) => {
			limitUnsent(answer, limits.unsentBytes);
			listener(request, answer).catch((error) => {
				// Someone who hung up needs no answer, and is no failure of ours.
				if (request.socket.destroyed) return;
				process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
				if (!answer.headersSent) answer.statusCode = 500;
				answer.end();
			});
		}),
	);
	server.timeout = limits.idle;
	server.maxConnections = limits.connections;
	if (!isBehindProxy) shareConnections(server, limits.connectionsOfAddress);
	// Nothing else speaks another protocol over an opened connection.
	server.prependListener("upgrade", ({ url = "" }, socket) => {
		if (!(isDevelopment && url.startsWith(HOT_RELOAD_PATH))) socket.destroy();
	});
	return server;
}
