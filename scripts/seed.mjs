import { checkNode, ensureInstalled } from "./support/install.mjs";
import { runTypeScript } from "./support/run.mjs";
import { checkedSettings, ensureDataDir, shopEnv } from "./support/shop-env.mjs";

checkNode();
await ensureInstalled("shop");
const settings = await checkedSettings();
ensureDataDir(settings.DATA_DIR);
const args = process.argv.slice(2);

if (settings.MONGODB_URI) {
	process.exit(await runTypeScript("scripts/seed/main.ts", args, shopEnv(settings, settings.MONGODB_URI)));
}
const { openStore } = await import("./support/store.mjs");
const store = await openStore(settings.DATA_DIR);
const code = await runTypeScript("scripts/seed/main.ts", args, shopEnv(settings, store.uri));
await store.stop();
process.exit(code);
