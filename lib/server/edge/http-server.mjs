import { createServer } from "node:http";
import { HOT_RELOAD_PATH } from "../../next-private/router.mjs";
import { limitUnsent, oneAtATime, shareConnections } from "./connections.mjs";
import { CONNECTION_LIMITS } from "./limits.mjs";

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
