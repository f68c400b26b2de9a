import next from "next";
import { onceOpen } from "../../lib/server/door/before-opening.mjs";
import { door } from "../../lib/server/door/door.mjs";
import { makePagesSoon } from "../../lib/server/door/keep-ahead.mjs";
import { withKeptAnswers } from "../../lib/server/door/serve-kept.mjs";
import { patientServer } from "../../lib/server/door/server.mjs";
import { checkedSettings } from "./shop-env.mjs";

/** The shop's server process: Next as a handler behind the shop's own door. */

/** How long a visitor's running request may take to end when the shop closes, in milliseconds. */
const CLOSING_MS = 4_000;

process.title = "sabz";
const settings = await checkedSettings();
const app = next({ dev: false, hostname: settings.HOST, port: settings.PORT });
const isReady = app.prepare();
const handle = app.getRequestHandler();

const answerOf = withKeptAnswers(async (request, answer) => {
	await isReady;
	await handle(request, answer);
});
const server = patientServer(door(settings, onceOpen(isReady, answerOf)));
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
await makePagesSoon(settings);
