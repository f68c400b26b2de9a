import { setTimeout as pause } from "node:timers/promises";
import next from "next";
import { edge } from "../lib/server/edge/edge.mjs";
import { patientServer } from "../lib/server/edge/http-server.mjs";
import { withResponseCache } from "../lib/server/edge/serve-cached.mjs";
import { onceOpen, warmUpSoon } from "../lib/server/edge/start-up.mjs";
import { opening } from "../lib/server/platform/process.mjs";
import { checkedSettings, keepToOneself } from "./shop-env.mjs";

/**
 * The shop's server process: Next as a handler behind the edge server. In development (NODE_ENV) too, so that a header,
 * a policy or a limit that breaks a page breaks it there; only nothing is kept, since every file may change.
 */

/** For so long a shop that closes goes on letting visitors in: its proxy sees that it is not ready, and goes elsewhere. */
const LEAVING_MS = 3_000;
/** How long a visitor's running request may take to end when the shop closes, in milliseconds. */
const CLOSING_MS = 4_000;

process.title = "sabz";
keepToOneself();
const settings = await checkedSettings();
const isDevelopment = process.env.NODE_ENV === "development";
const app = next({ dev: isDevelopment, hostname: settings.HOST, port: settings.PORT });
const isReady = app.prepare();
const handle = app.getRequestHandler();

/** @type {import("../lib/server/edge/edge.mjs").Handler} */
const answerOfNext = async (request, answer) => {
	await isReady;
	await handle(request, answer);
};
const answerOf = isDevelopment ? answerOfNext : withResponseCache(answerOfNext);
const listener = edge(settings, onceOpen(isReady, answerOf), { isDevelopment });
const server = patientServer(listener, { isDevelopment, isBehindProxy: settings.TRUST_PROXY > 0 });
server.on("error", (error) => {
	process.stderr.write(`The shop cannot listen: ${error.message}\n`);
	process.exit(1);
});
server.listen(settings.PORT, settings.HOST);

let isClosing = false;
async function close() {
	if (isClosing) return;
	isClosing = true;
	opening.close();
	if (settings.TRUST_PROXY > 0) await pause(LEAVING_MS);
	const closed = new Promise((done) => server.close(done));
	setTimeout(() => server.closeAllConnections(), CLOSING_MS).unref();
	await closed;
	await app.close();
	process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, close);
await isReady;
if (!isDevelopment && settings.WARM_UP === "on") await warmUpSoon(settings);
