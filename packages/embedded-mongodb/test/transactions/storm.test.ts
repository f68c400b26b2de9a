import { type ClientSession, type Collection, MongoServerError } from "mongodb";
import { expect, test } from "vitest";
import { freshName, useServer } from "../support.js";

const server = useServer();

interface Piece {
	_id: number;
	value?: number;
	mark?: number;
	key?: string;
	tags?: string[];
}

/** Milliseconds of the storm; the campaign lets it last. */
const DURATION = Number(process.env.STORM_MS ?? 4000);
/** What writers may be told: a duplicate, what was given up, a conflict, an index that goes while it is built. */
const EXPECTED = new Set([11000, 112, 246, 251, 27, 276]);
const IDS = 60;

const random = (size: number): number => Math.floor(Math.random() * size);

async function writeSomething(items: Collection<Piece>, session?: ClientSession): Promise<void> {
	const _id = random(IDS);
	const kind = random(6);
	if (kind === 0) await items.deleteOne({ _id }, { session });
	else if (kind === 1)
		await items.updateMany({ value: random(10) }, { $set: { mark: random(5) } }, { session });
	else if (kind === 2) await items.replaceOne({ _id }, { value: random(10) }, { upsert: true, session });
	else if (kind === 3) await items.updateOne({ _id }, { $set: { mark: random(5) } }, { session });
	else if (kind === 4) {
		const sorted = { sort: { value: 1, _id: 1 }, session } as const;
		await items.findOneAndUpdate({ value: { $gte: random(10) } }, { $inc: { value: 1 } }, sorted);
	} else await items.updateOne({ _id }, { $set: { key: `k${random(40)}` } }, { upsert: true, session });
}

async function readSomething(items: Collection<Piece>, session?: ClientSession): Promise<void> {
	const all = await items.find({}, { session, batchSize: 9 }).toArray();
	expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
	await items
		.find({ tags: { $gt: "t1" } }, { session, batchSize: 5 })
		.sort({ value: -1 })
		.toArray();
	if (!session) return;
	expect(await items.countDocuments({}, { session })).toBe(all.length);
	const byKey = await items.find({ key: { $gt: "" } }, { session }).toArray();
	expect(byKey).toHaveLength(all.filter(({ key }) => key !== undefined).length);
}

test("in a storm of transactions, writes and index builds, indexes agree and snapshots hold", async () => {
	const items = server.db.collection<Piece>(freshName());
	await items.createIndexes([{ key: { value: 1 } }, { key: { key: 1 }, unique: true, sparse: true }]);
	const until = performance.now() + DURATION;
	const codes = new Set<unknown>();
	const repeat = async (work: () => Promise<void>): Promise<void> => {
		while (performance.now() < until) {
			await work().catch((error: unknown) => {
				if (!(error instanceof MongoServerError)) throw error;
				codes.add(error.code);
			});
		}
	};
	const transaction = () =>
		server.client.withSession(async (session) => {
			session.startTransaction();
			for (let i = random(5); i >= 0; i--) {
				await (random(3) === 0 ? readSomething(items, session) : writeSomething(items, session));
			}
			await (random(4) === 0 ? session.abortTransaction() : session.commitTransaction());
		});
	const build = async () => {
		await items.createIndex({ tags: 1, mark: 1 });
		await readSomething(items);
		await items.dropIndex("tags_1_mark_1");
	};
	await Promise.all([
		...Array.from({ length: 12 }, () => repeat(transaction)),
		...Array.from({ length: 6 }, () => repeat(() => writeSomething(items))),
		...Array.from({ length: 3 }, () => repeat(() => readSomething(items))),
		repeat(build),
	]);
	expect([...codes].filter((code) => !EXPECTED.has(Number(code)))).toEqual([]);
	const { valid, errors } = await server.db.command({ validate: items.collectionName });
	expect([valid, errors]).toEqual([true, []]);
	expect(await items.estimatedDocumentCount()).toBe((await items.find().toArray()).length);
}, 600_000);
