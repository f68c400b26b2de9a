import { randomInt } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { walletSettingNames } from "../../lib/payments/server/wallets/settings.mjs";
import { SETTINGS } from "../../lib/server/platform/settings.mjs";
import { ensureShopBuilt } from "../../server/builds.mjs";
import { giveUp, runTypeScript } from "../../server/program.mjs";
import { startShop } from "../../server/shop.mjs";
import { checkedSettings, shopEnv } from "../../server/shop-env.mjs";
import { startStore } from "../../server/store.mjs";

/** Below the ports that systems give to outgoing connections: a server that is down for a while finds its own again. */
const PORTS = { from: 12_000, to: 32_000 };

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export async function freePort() {
	const port = randomInt(PORTS.from, PORTS.to);
	return (await listens(port)) ? freePort() : port;
}

/** True when somebody listens on this port. @param {number} port @returns {Promise<boolean>} */
export function listens(port) {
	return new Promise((done) => {
		const socket = connect({ host: "127.0.0.1", port });
		socket.on("connect", () => {
			socket.destroy();
			done(true);
		});
		socket.on("error", () => done(false));
	});
}

/** True when the address answers with success. @param {string} url @returns {Promise<boolean>} */
export async function answers(url) {
	const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
	return response?.ok ?? false;
}

/**
 * An environment for shops that tests start: a `.env` beside the shop says nothing to them, since every setting is
 * named, if only by nothing. A developer's own mail server or wallet is no place for a test.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function sealedEnv(env) {
	const names = [...SETTINGS, ...walletSettingNames];
	return { ...Object.fromEntries(names.map((name) => [name, ""])), ...env };
}

/** Empties the database that the environment names, and fills it as a new shop's. @param {NodeJS.ProcessEnv} env */
async function seed(env) {
	const code = await runTypeScript("scripts/seed/main.ts", ["--reset"], env);
	if (code !== 0) giveUp("The test shop could not be seeded.");
}

/**
 * A store that is filled as a new shop's, closed again. A copy of its folder is a shop of a test's own, for a hundredth
 * of the time.
 * @param {string} dataDir @param {NodeJS.ProcessEnv} env
 */
export async function seedStore(dataDir, env) {
	const store = await startStore(dataDir);
	await seed({ ...env, MONGODB_URI: store.uri });
	await store.stop();
}

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
