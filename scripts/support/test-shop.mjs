import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureShopBuilt } from "../../server/builds.mjs";
import { startShop } from "../../server/shop.mjs";
import { checkedSettings, shopEnv } from "../../server/shop-env.mjs";
import { startStore } from "../../server/store.mjs";
import { sealedEnv } from "./sealed-env.mjs";
import { seed, seedStore } from "./seeded-store.mjs";

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
		WARM_UP: "off",
		LOG_LEVEL: "warn",
		METRICS_TOKEN: "a-word-for-prometheus-in-tests",
	});
	const settings = await checkedSettings();
	await seedStore(join(dir, "seeded"), shopEnv(settings, ""));
	const seeded = join(dir, "seeded", "store");
	const outside = process.env.TEST_MONGODB_URI;
	if (!outside) cpSync(seeded, join(dir, "store"), { recursive: true });
	const store = outside ? null : await startStore(dir);
	const env = shopEnv(settings, outside ?? store?.uri ?? "");
	if (outside) await seed(env);
	await ensureShopBuilt(env);
	const shop = startShop("start", env);
	await shop.opened;
	return {
		env: {
			...env,
			TEST_BASE_URL: `http://localhost:${port}`,
			TEST_MONGODB_URI: env.MONGODB_URI,
			TEST_OUTBOX_DIR: join(dir, "outbox"),
			// Filled as a new shop's: what tests with a shop of their own begin with.
			TEST_SEEDED_STORE: seeded,
		},
		async stop() {
			await shop.stop();
			await store?.stop();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
