import { join } from "node:path";
import { ensureShopBuilt } from "./builds.mjs";
import { checkNode, ensureInstalled, say } from "./program.mjs";
import { checkedSettings, checkPort, ensureDataDir, shopEnv } from "./shop-env.mjs";
import { stopOnSignal } from "./supervise.mjs";

/** @param {import("./shop-env.mjs").ShopSettings} settings */
async function greet(settings) {
	const { DEMO_SELLER } = await import("../lib/server/platform/settings.mjs");
	const lines = ["", `Sabz is open:     ${settings.APP_URL}`, `Seller's side:    ${settings.APP_URL}/seller`];
	if (settings.DEMO) {
		if (settings.SELLER_PASSWORD === DEMO_SELLER.password) {
			lines.push(`Demo seller:      ${settings.SELLER_EMAIL} / ${settings.SELLER_PASSWORD}`);
		}
		if (!settings.SMTP_URL) {
			lines.push(
				`Mails appear in:  ${join(settings.DATA_DIR, "outbox")} and at ${settings.APP_URL}/test-email`,
			);
		}
	}
	if (settings.APP_URL.startsWith("https:") && settings.TRUST_PROXY === 0) {
		lines.push(
			"TRUST_PROXY is not set: behind a proxy, all visitors count as one address (docs/security.md).",
		);
	}
	lines.push("Stop with Ctrl-C.", "");
	say(lines.join("\n"));
}

/**
 * Brings the whole shop up: packages, store, build, server, which prepares the database and opens by itself.
 * @param {"start" | "dev"} mode
 */
export async function launch(mode) {
	checkNode();
	await ensureInstalled(mode === "dev" ? "all" : "shop");
	const settings = await checkedSettings();
	ensureDataDir(settings.DATA_DIR);
	await checkPort(settings.PORT, settings.HOST);

	/** @type {Array<{ stop(): Promise<void> }>} */
	const parts = [];
	stopOnSignal(() => parts);

	let uri = settings.MONGODB_URI;
	if (!uri) {
		say("Opening the embedded store …");
		const { startStore } = await import("./store.mjs");
		const store = await startStore(settings.DATA_DIR);
		parts.unshift(store);
		uri = store.uri;
	}
	const env = shopEnv(settings, uri);
	if (mode === "start") await ensureShopBuilt(env);
	say("Starting the shop …");
	const { startShop } = await import("./shop.mjs");
	const shop = startShop(mode, env);
	parts.unshift(shop);
	await shop.opened;
	await greet(settings);
}
