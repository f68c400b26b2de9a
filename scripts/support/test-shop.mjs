import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureShopBuilt } from "../../server/builds.mjs";
import { startShop } from "../../server/shop.mjs";
import { checkedSettings, shopEnv } from "../../server/shop-env.mjs";
import { startStore } from "../../server/store.mjs";
import { freePort } from "./ports.mjs";
import { sealedEnv } from "./sealed-env.mjs";
import { seed, seedStore } from "./seeded-store.mjs";

/** A store that is filled as a new shop's, for all shops of a run to begin with: its folder, and how to remove it. */
export async function fillStore() {
	const dir = mkdtempSync(join(tmpdir(), "sabz-seeded-"));
	Object.assign(process.env, sealedEnv(process.env), { DATA_DIR: dir, DEMO: "1" });
	await seedStore(dir, shopEnv(await checkedSettings(), ""));
	return { folder: join(dir, "store"), remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * A shop of its own for the tests: the production build, seeded, in a temporary folder, without rate limits. Works
 * on the embedded store, or on the MongoDB that TEST_MONGODB_URI names. Gives the environment that tests read.
 * @param {Awaited<ReturnType<typeof fillStore>>} [filled] what its store begins with; one of its own where none is given
 */
export async function startTestShop(filled) {
	const dir = mkdtempSync(join(tmpdir(), "sabz-test-"));
	const port = await freePort();
	const seeded = filled ?? (await fillStore());
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
	const outside = process.env.TEST_MONGODB_URI;
	if (!outside) cpSync(seeded.folder, join(dir, "store"), { recursive: true });
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
			TEST_SEEDED_STORE: seeded.folder,
		},
		async stop() {
			await shop.stop();
			await store?.stop();
			if (!filled) seeded.remove();
			rmSync(dir, { recursive: true, force: true });
		},
	};
}
