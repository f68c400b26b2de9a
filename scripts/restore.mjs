import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkNode, ensureInstalled, giveUp } from "../server/program.mjs";
import { checkedSettings } from "../server/shop-env.mjs";

// npm run restore -- FILE [--force]: puts a backup into DATA_DIR; the shop must be closed.
checkNode();
await ensureInstalled("shop");
const { ensureStoreBuilt } = await import("../server/builds.mjs");
const { runBackup } = await import("../server/store.mjs");
const { values, positionals } = parseArgs({
	options: { force: { type: "boolean", default: false } },
	allowPositionals: true,
});
const [file] = positionals;
if (!file) giveUp("Say which backup: npm run restore -- FILE");
const settings = await checkedSettings();
await ensureStoreBuilt();
const args = ["--dir", join(settings.DATA_DIR, "store"), "--from", resolve(file)];
process.exit(await runBackup(values.force ? [...args, "--force"] : args));
