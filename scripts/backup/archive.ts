import mongoose from "mongoose";
import { z } from "zod";
import { momentOf } from "../support/dump.mjs";
import { ByteReader, type Chunks } from "./bytes";

const { BSON, MongoClient } = mongoose.mongo;

/** What a database holds, counted. */
export type Contents = { collections: number; documents: number };

const NO_MOMENTS =
	"This MongoDB keeps no past moments, which takes a replica set of version 5.0 or newer: use mongodump --oplog.";

/** Says that no more documents of a collection come: a document of the shop has an id at least. */
const NOTHING = Buffer.from(BSON.serialize({}));

const headSchema = z.object({
	collection: z.string(),
	options: z.record(z.string(), z.unknown()),
	indexes: z.array(z.looseObject({ key: z.record(z.string(), z.unknown()), name: z.string() })),
});
const endSchema = z.object({ end: z.object({ collections: z.number(), documents: z.number() }) });

/**
 * A database as one row of BSON documents: for each collection what it is, its documents, and an empty one; at the end how
 * many there were. All of it is of one moment: a copy that nobody changes, or a replica set, which keeps the moment at which
 * a session began. Pictures are collections like any other.
 */
export async function* archived(uri: string, isCopy: boolean): AsyncGenerator<Buffer> {
	const client = await MongoClient.connect(uri);
	try {
		const db = client.db();
		const infos = await db.listCollections({ type: "collection" }).toArray();
		const own = infos.filter(({ name }) => !name.startsWith("system."));
		const contents: Contents = { collections: own.length, documents: 0 };
		const session = await momentOf(client);
		if (!session && !isCopy) throw new Error(NO_MOMENTS);
		for (const info of own) {
			const collection = db.collection(info.name);
			const options = "options" in info ? (info.options ?? {}) : {};
			const indexes = await collection.listIndexes().toArray();
			yield Buffer.from(BSON.serialize({ collection: info.name, options, indexes }));
			for await (const document of collection.find({}, { raw: true, sort: { _id: 1 }, session })) {
				contents.documents += 1;
				// In raw mode the driver gives the bytes themselves.
				if (!Buffer.isBuffer(document)) throw new Error("The database's driver gave no bytes.");
				yield document;
			}
			yield NOTHING;
		}
		await session?.endSession();
		yield Buffer.from(BSON.serialize({ end: contents }));
	} finally {
		await client.close();
	}
}

async function readDocument(reader: ByteReader): Promise<Buffer> {
	const head = await reader.take(4);
	return Buffer.concat([head, await reader.take(head.readInt32LE(0) - 4)]);
}

/** What is done with an archive as it is read. */
type Taker = {
	begin(collection: z.output<typeof headSchema>): Promise<void>;
	take(document: Buffer): Promise<void>;
	end(): Promise<void>;
};

/** Reads an archive through to its end. Rejects where it is not whole. */
async function readArchive(chunks: Chunks, taker: Taker): Promise<Contents> {
	const reader = new ByteReader(chunks);
	const found: Contents = { collections: 0, documents: 0 };
	for (;;) {
		const head: unknown = BSON.deserialize(await readDocument(reader));
		const end = endSchema.safeParse(head).data?.end;
		if (end) {
			await reader.mustBeOver();
			const isWhole = end.collections === found.collections && end.documents === found.documents;
			if (!isWhole) throw new Error("The backup does not hold what it says that it holds.");
			return found;
		}
		await taker.begin(headSchema.parse(head));
		found.collections += 1;
		for (;;) {
			const document = await readDocument(reader);
			if (document.equals(NOTHING)) break;
			found.documents += 1;
			await taker.take(document);
		}
		await taker.end();
	}
}

/** Reads an archive without keeping anything of it: whether it is whole, and what it holds. */
export async function tryArchive(chunks: Chunks): Promise<Contents> {
	const nothing = async () => {};
	return readArchive(chunks, { begin: nothing, take: nothing, end: nothing });
}

/** Written at once, at most: documents, and bytes of them. */
const [BATCH, BATCH_BYTES] = [1_000, 8_000_000];

/** How documents are read that are only carried on: a double that is whole stays a double. */
const AS_THEY_ARE = { promoteValues: false, bsonRegExp: true };

/** Puts an archive into an empty database: collections, indexes, documents, each value of its own type. */
export async function loadArchive(chunks: Chunks, uri: string): Promise<Contents> {
	const client = await MongoClient.connect(uri);
	try {
		const db = client.db();
		let name = "";
		let batch: Buffer[] = [];
		let bytes = 0;
		const write = async () => {
			if (batch.length === 0) return;
			const documents = batch.map((one) => BSON.deserialize(one, AS_THEY_ARE));
			await db.collection(name).insertMany(documents, { ordered: false });
			[batch, bytes] = [[], 0];
		};
		return await readArchive(chunks, {
			async begin({ collection, options, indexes }) {
				name = collection;
				await db.createCollection(name, options);
				const own = indexes.filter((index) => index.name !== "_id_");
				if (own.length > 0) await db.command({ createIndexes: name, indexes: own });
			},
			async take(document) {
				batch.push(document);
				bytes += document.length;
				if (batch.length === BATCH || bytes > BATCH_BYTES) await write();
			},
			end: write,
		});
	} finally {
		await client.close();
	}
}
