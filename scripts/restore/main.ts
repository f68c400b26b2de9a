import { parseArgs } from "node:util";
import mongoose from "mongoose";
import { backupsAmong } from "@/lib/backups/rules";
import { giveUp, say } from "@/server/program.mjs";
import { checkedSettings, keepToOneself } from "@/server/shop-env.mjs";
import { hasStore, replaceStore } from "@/server/store.mjs";
import { loadArchive, tryArchive } from "../backup/archive";
import { findBackup, type Kept, ownPlace, readBackup } from "../backup/keep";
import { aside, withStore } from "../support/moment.mjs";

// npm run restore -- FILE|NAME|newest [--force]: puts a backup in place; the shop must be closed.
const { values, positionals } = parseArgs({
	options: { force: { type: "boolean", default: false } },
	allowPositionals: true,
});
keepToOneself();
const settings = await checkedSettings();

async function sayWhich(): Promise<never> {
	const names = backupsAmong(await ownPlace(settings).list());
	giveUp(["Say which backup: npm run restore -- FILE, or newest, or one of these:", ...names].join("\n"));
}

/** Into a MongoDB, which is emptied only when the backup has been read through to its end. */
async function restoreInto(uri: string, kept: Kept) {
	const client = await mongoose.mongo.MongoClient.connect(uri);
	try {
		const db = client.db();
		if ((await db.listCollections().toArray()).length > 0) {
			if (!values.force)
				throw new Error(`There is data in ${db.databaseName} already. Say --force to replace it.`);
		}
		await readBackup(kept, settings.BACKUP_KEY, tryArchive);
		await db.dropDatabase();
	} finally {
		await client.close();
	}
	return readBackup(kept, settings.BACKUP_KEY, (chunks) => loadArchive(chunks, uri));
}

/** Into the embedded store: a new one is filled, and takes the place of the old, which stays beside it. */
async function restoreStore(kept: Kept) {
	const { DATA_DIR } = settings;
	if (hasStore(DATA_DIR) && !values.force) {
		throw new Error(`There is data in ${DATA_DIR} already. Say --force to replace it.`);
	}
	return aside(DATA_DIR, async (folder) => {
		const load = (uri: string) => readBackup(kept, settings.BACKUP_KEY, (chunks) => loadArchive(chunks, uri));
		const contents = await withStore(folder, load);
		if (!(await replaceStore(folder, DATA_DIR))) throw new Error("Nothing was changed.");
		return contents;
	});
}

try {
	const [named] = positionals;
	const kept = await (named ? findBackup(settings, named) : sayWhich());
	const { MONGODB_URI: uri } = settings;
	const { collections, documents } = await (uri ? restoreInto(uri, kept) : restoreStore(kept));
	say(`Restored from ${kept.name}: ${collections} collections, ${documents} documents.`);
} catch (error) {
	giveUp(error instanceof Error ? error.message : String(error));
}
