import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureShopBuilt } from "../../server/builds.mjs";
import { runTypeScript } from "../../server/run.mjs";
import { giveUp } from "../../server/say.mjs";
import { startShop } from "../../server/shop.mjs";
import { checkedSettings, shopEnv } from "../../server/shop-env.mjs";
import { startStore } from "../../server/store.mjs";
import { sealedEnv } from "./sealed-env.mjs";

/** @returns {Promise<number>} a port that nobody listens on */
export function freePort() {
	return new Promise((done, fail) => {
		const probe = createServer();
		probe.once("error", fail);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() =>
				typeof address === "object" && address ? done(address.port) : fail(new Error("no port")),
			);
		});
	});
}

/**
 * A shop of its own for the tests: the production build, seeded, in a temporary folder, without rate limits. Works
 * on the embedded store, or on the MongoDB that TEST_MONGODB_URI names. Gives the environment that tests read.
 */
export async function startTestShop() {
	const dir = mkdtempSync(join(tmpdir(), "sabz-test-"));
	const port = await freePort();
	Object.assign(process.env, sealedEnv(process.env), {
		PORT: String(port),
		DATA_DIR: dir,
		DEMO: "1",
		RATE_LIMIT: "off",
		LOG_LEVEL: "warn",
		METRICS_TOKEN: "a-word-for-prometheus-in-tests",
	});
	const settings = await checkedSettings();
	const outside = process.env.TEST_MONGODB_URI;
	const store = outside ? null : await startStore(dir);
	const env = shopEnv(settings, outside ?? store?.uri ?? "");
	const code = await runTypeScript("scripts/seed/main.ts", ["--reset"], env);
	if (code !== 0) giveUp("The test shop could not be seeded.");
	await ensureShopBuilt(env);
	const shop = startShop("start", env);
	await shop.opened;
	return {
		env: {
			...env,
			TEST_BASE_URL: `http://localhost:${port}`,
			TEST_MONGODB_URI: env.MONGODB_URI,
			TEST_OUTBOX_DIR: join(dir, "outbox"),
		},
		async stop() {
			await shop.stop();
			await store?.stop();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
