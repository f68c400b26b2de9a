import { createServer } from "node:http";
import next from "next";
import { door } from "../../lib/server/door/door.mjs";
import { checkedSettings } from "./shop-env.mjs";

/**
 * The shop's server process: Next behind the shop's own door, with the patience of a server that strangers can reach.
 * All times in milliseconds.
 */
const LIMITS = {
	/** A phone on a slow line needs a while for five pictures; nobody needs longer for a heading. */
	requestTimeout: 180_000,
	headersTimeout: 15_000,
	/** Longer than the idle time of the usual proxies, so that it is they who hang up first. */
	keepAliveTimeout: 75_000,
	connectionsCheckingInterval: 5_000,
	/** Bytes of all headers together. */
	maxHeaderSize: 16_384,
};
/** A connection on which nothing moves, in either direction. */
const IDLE_MS = 120_000;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 4_000;
/** How long a visitor's running request may take to end when the shop closes. */
const CLOSING_MS = 6_000;

process.title = "sabz";
const settings = await checkedSettings();
const app = next({ dev: false, hostname: settings.HOST, port: settings.PORT });
const isReady = app.prepare();
const handle = app.getRequestHandler();

const listener = door(settings, async (request, answer) => {
	await isReady;
	await handle(request, answer);
});
const server = createServer(LIMITS, (request, answer) => {
	listener(request, answer).catch((error) => {
		process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
		if (!answer.headersSent) answer.statusCode = 500;
		answer.end();
	});
});
server.timeout = IDLE_MS;
server.maxHeadersCount = MAX_HEADERS;
server.maxConnections = MAX_CONNECTIONS;
// Nothing here speaks another protocol over an opened connection.
server.prependListener("upgrade", (_request, socket) => socket.destroy());
server.on("error", (error) => {
	process.stderr.write(`The shop cannot listen: ${error.message}\n`);
	process.exit(1);
});
server.listen(settings.PORT, settings.HOST);

let isClosing = false;
async function close() {
	if (isClosing) return;
	isClosing = true;
	const closed = new Promise((done) => server.close(done));
	setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
	await closed;
	await app.close();
	process.exit(0);
}
process.on("SIGINT", close);
process.on("SIGTERM", close);
await isReady;
