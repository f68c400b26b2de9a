import { createServer } from "node:http";
import { HOT_RELOAD_PATH } from "../../next-private/router.mjs";

/**
 * The patience of a server that strangers can reach. All times in milliseconds.
 * @typedef {typeof PATIENCE} Patience
 */
export const PATIENCE = {
	/** A phone on a slow line needs a while for five pictures; nobody needs longer for a heading. */
	requestTimeout: 180_000,
	headersTimeout: 15_000,
	/** Longer than the idle time of the usual proxies, so that it is they who hang up first. */
	keepAliveTimeout: 75_000,
	connectionsCheckingInterval: 5_000,
	/** Bytes of all headers together. */
	maxHeaderSize: 16_384,
	/** A connection on which nothing moves, in either direction. */
	idle: 120_000,
	connections: 4_000,
};

/**
 * A server that waits for nobody longer than it must. A failing listener ends in a bare 500.
 * @param {import("./edge.mjs").Handler} listener
 * @param {Patience} [patience]
 * @param {{ isDevelopment?: boolean }} [mode] in development Next tells browsers of changed code over an opened connection
 */
export function patientServer(listener, patience = PATIENCE, { isDevelopment = false } = {}) {
	const server = createServer(patience, (request, answer) => {
		listener(request, answer).catch((error) => {
			// Someone who hung up needs no answer, and is no failure of ours.
			if (request.socket.destroyed) return;
			process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
			if (!answer.headersSent) answer.statusCode = 500;
			answer.end();
		});
	});
	server.timeout = patience.idle;
	server.maxConnections = patience.connections;
	// Nothing else speaks another protocol over an opened connection.
	server.prependListener("upgrade", ({ url = "" }, socket) => {
		if (!(isDevelopment && url.startsWith(HOT_RELOAD_PATH))) socket.destroy();
	});
	return server;
}
