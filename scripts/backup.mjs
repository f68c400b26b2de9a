import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkNode, ensureInstalled, giveUp } from "../server/program.mjs";
import { checkedSettings } from "../server/shop-env.mjs";

// npm run backup [-- --to FILE]: the embedded store as it is at this moment, in one file; the shop may be open.
checkNode();
await ensureInstalled("shop");
const { ensureStoreBuilt } = await import("../server/builds.mjs");
const { runBackup } = await import("../server/store.mjs");
const { values } = parseArgs({ options: { to: { type: "string" } } });
const settings = await checkedSettings();
if (settings.MONGODB_URI) {
	giveUp("The shop's data is in the MongoDB of MONGODB_URI: back it up with mongodump, or npm run export.");
}
await ensureStoreBuilt();
const time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
const file = resolve(values.to ?? join(settings.DATA_DIR, "backups", `sabz-${time}.backup`));
process.exit(await runBackup(["--dir", join(settings.DATA_DIR, "store"), "--to", file]));
