import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import mongoose from "mongoose";
import { giveUp } from "./say.mjs";

const { BSON, MongoClient } = mongoose.mongo;

/** A collection's name as a file's name, as MongoDB's tools write it. @param {string} name */
function fileNameOf(name) {
	return encodeURIComponent(name).replaceAll("%24", "$");
}

/**
 * Writes one collection: its documents as BSON, one after the other, and what its indexes are.
 * @param {import("mongoose").mongo.Db} db @param {import("mongoose").mongo.CollectionInfo} info @param {string} dir
 */
async function dumpCollection(db, { name, options, info }, dir) {
	const collection = db.collection(name);
	let documents = 0;
	async function* bytes() {
		for await (const document of collection.find({}, { raw: true })) {
			documents += 1;
			yield document;
		}
	}
	await pipeline(Readable.from(bytes()), createWriteStream(join(dir, `${fileNameOf(name)}.bson`)));
	const indexes = await collection.listIndexes().toArray();
	const uuid = info?.uuid?.toString("hex") ?? "";
	const metadata = { options: options ?? {}, indexes, uuid, collectionName: name, type: "collection" };
	const text = BSON.EJSON.stringify(metadata, { relaxed: false });
	writeFileSync(join(dir, `${fileNameOf(name)}.metadata.json`), text);
	return documents;
}

/**
 * Writes a database into a new folder in the format of mongodump, which mongorestore reads.
 * @param {string} uri @param {string} target
 */
export async function dump(uri, target) {
	if (existsSync(target) && readdirSync(target).length > 0) giveUp(`The folder ${target} is not empty.`);
	const client = await MongoClient.connect(uri);
	try {
		const db = client.db();
		const dir = join(target, db.databaseName);
		mkdirSync(dir, { recursive: true });
		const infos = await db.listCollections({ type: "collection" }).toArray();
		const own = infos.filter(({ name }) => !name.startsWith("system."));
		let documents = 0;
		for (const info of own) documents += await dumpCollection(db, info, dir);
		return { collections: own.length, documents };
	} finally {
		await client.close();
	}
}
