import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import mongoose from "mongoose";
import { giveUp } from "../../server/program.mjs";

const { BSON, MongoClient } = mongoose.mongo;

/** Of MongoDB 5.0, the first that reads a past moment outside of transactions. */
const SNAPSHOT_WIRE_VERSION = 13;

/** A collection's name as a file's name, as MongoDB's tools write it. @param {string} name */
function fileNameOf(name) {
	return encodeURIComponent(name).replaceAll("%24", "$");
}

/**
 * Writes one collection: its documents as BSON, in the order of their ids, and what its indexes are.
 * @param {import("mongoose").mongo.Db} db
 * @param {import("mongoose").mongo.CollectionInfo} info
 * @param {string} dir
 * @param {import("mongoose").mongo.ClientSession | undefined} moment
 */
async function dumpCollection(db, { name, options, info }, dir, moment) {
	const collection = db.collection(name);
	let documents = 0;
	async function* bytes() {
		for await (const document of collection.find({}, { raw: true, sort: { _id: 1 }, session: moment })) {
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
 * A session in which every collection is read as it was when the first one was; undefined where the server keeps no
 * past moments: one machine alone, or a MongoDB before 5.0.
 * @param {import("mongoose").mongo.MongoClient} client
 */
export async function momentOf(client) {
	const { setName, msg, maxWireVersion } = await client.db("admin").command({ hello: 1 });
	const isCluster = setName !== undefined || msg === "isdbgrid";
	return isCluster && maxWireVersion >= SNAPSHOT_WIRE_VERSION
		? client.startSession({ snapshot: true })
		: undefined;
}

/**
 * Writes a database into a new folder in the format of mongodump, which mongorestore reads. `isOneMoment`: nothing that
 * was written meanwhile is in it. Rejects when the server does not keep the moment for as long as this takes.
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
		const moment = await momentOf(client);
		for (const info of own) documents += await dumpCollection(db, info, dir, moment);
		await moment?.endSession();
		return { collections: own.length, documents, isOneMoment: moment !== undefined };
	} finally {
		await client.close();
	}
}
