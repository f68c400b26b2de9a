import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const START_MS = 120_000;
const LOOK_EVERY_MS = 100;

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await new Promise((done) => probe.once("listening", done));
	const address = probe.address();
	await new Promise((done) => probe.close(done));
	if (typeof address !== "object" || address === null) throw new Error("the probe has no port");
	return address.port;
}

const isOpen = (url: string) =>
	fetch(`${url}/api/ready`).then(
		({ ok }) => ok,
		() => false,
	);

/** Another instance of the shop under test, on the same database, with settings of its own. */
export async function startSecondShop(settings: Record<string, string>) {
	const port = await freePort();
	const env = { ...process.env, NODE_ENV: "production" as const, PORT: String(port), ...settings };
	// The channel makes it end when these tests do, however they end.
	const shop = spawn(process.execPath, ["server/serve.mjs"], {
		cwd: ROOT,
		env,
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	const url = `http://127.0.0.1:${port}`;
	const until = Date.now() + START_MS;
	while (!(await isOpen(url))) {
		if (Date.now() > until) throw new Error("the second shop did not answer within two minutes");
		await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
	}
	return {
		url,
		async stop() {
			const ended = new Promise((done) => shop.once("exit", done));
			shop.kill("SIGTERM");
			await ended;
		},
	};
}
