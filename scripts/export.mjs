import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkNode, ensureInstalled } from "./support/install.mjs";
import { giveUp, say } from "./support/say.mjs";
import { checkedSettings } from "./support/shop-env.mjs";

// npm run export [-- --to DIR]: all data as mongodump writes it, for mongorestore; the shop may be open.
checkNode();
await ensureInstalled("shop");
const { ensureStoreBuilt } = await import("./support/builds.mjs");
const { runBackup } = await import("./support/backup.mjs");
const { dump } = await import("./support/dump.mjs");
const { startStore } = await import("./support/store.mjs");
const { values } = parseArgs({ options: { to: { type: "string", default: "dump" } } });
const settings = await checkedSettings();
const target = resolve(values.to);

/** A MongoDB is read as it is; of the embedded store a copy is, so that all collections are of the same moment. */
async function exportAll() {
	if (settings.MONGODB_URI) return dump(settings.MONGODB_URI, target);
	await ensureStoreBuilt();
	const work = mkdtempSync(join(tmpdir(), "sabz-export-"));
	const backup = join(work, "export.backup");
	const copy = join(work, "store");
	try {
		const isCopied =
			(await runBackup(["--dir", join(settings.DATA_DIR, "store"), "--to", backup])) === 0 &&
			(await runBackup(["--dir", copy, "--from", backup])) === 0;
		if (!isCopied) giveUp("The data could not be copied; the lines above say why.");
		const store = await startStore(work);
		return await dump(store.uri, target).finally(() => store.stop());
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

const { collections, documents } = await exportAll();
say(
	`${target}: ${collections} collections, ${documents} documents. Bring them in with: mongorestore ${target}`,
);
