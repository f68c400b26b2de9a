import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureStoreBuilt } from "../../server/builds.mjs";
import { giveUp, say } from "../../server/program.mjs";
import { checkedSettings, keepToOneself } from "../../server/shop-env.mjs";
import { runBackup, startStore } from "../../server/store.mjs";
import { dump } from "../support/dump.mjs";

// npm run export [-- --to DIR]: all data as mongodump writes it, for mongorestore; the shop may be open.
const { values } = parseArgs({ options: { to: { type: "string", default: "dump" } } });
keepToOneself();
const settings = await checkedSettings();
const target = resolve(values.to);

/** What a MongoDB answers that no longer has the moment at which the export began. */
const MOMENT_GONE = new Set([239, 246]);

async function exportLive(uri: string) {
	try {
		return await dump(uri, target);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && MOMENT_GONE.has(Number(error.code)))) throw error;
		giveUp(
			"The export took longer than this MongoDB keeps a moment (minSnapshotHistoryWindowInSeconds). Use mongodump.",
		);
	}
}

/** A MongoDB is read at one moment where it can be; of the embedded store a copy is made, which nobody changes. */
async function exportAll() {
	if (settings.MONGODB_URI) return exportLive(settings.MONGODB_URI);
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
		const exported = await dump(store.uri, target).finally(() => store.stop());
		return { ...exported, isOneMoment: true };
	} finally {
		rmSync(work, { recursive: true, force: true });
	}
}

const { collections, documents, isOneMoment } = await exportAll();
say(
	`${target}: ${collections} collections, ${documents} documents. Bring them in with: mongorestore ${target}`,
);
say(
	isOneMoment
		? "All of it is of one moment."
		: "It is NOT of one moment: this MongoDB is no replica set of version 5.0 or newer. What was written meanwhile may " +
				"be in one collection and not in another; close the shop for an export that has to agree with itself.",
);
