import { type Collection, type Db, MongoClient } from "mongodb";
import { expect } from "vitest";
import { killed, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

const REASON = "it kills the store";
const BATCH = 100;

interface Piece {
	_id: string;
	batch: string;
	n: number;
	tags: string[];
}

/** Milliseconds after which the store dies, one for each round. */
const MOMENTS = [120, 310, 70, 450, 200];

function batchOf(batch: string): Piece[] {
	return Array.from({ length: BATCH }, (_, n) => ({
		_id: `${batch}-${n}`,
		batch,
		n,
		tags: [`t${n % 5}`, batch],
	}));
}

/** Inserts whole batches, and notes which were acknowledged, until the store is gone. */
async function pour(pieces: Collection<Piece>, worker: string, acknowledged: Set<string>): Promise<void> {
	for (let i = 0; ; i++) {
		const batch = `${worker}-${i}`;
		await pieces.insertMany(batchOf(batch), { ordered: i % 2 === 0 });
		acknowledged.add(batch);
		await pieces.updateMany({ batch, n: { $lt: 10 } }, { $push: { tags: "first" } });
	}
}

embeddedTest(
	REASON,
	"bulk writes and index builds under kill -9: acknowledged batches are whole, indexes agree",
	async () => {
		const dir = temporaryDirectory();
		const acknowledged = new Set<string>();
		for (const [round, moment] of MOMENTS.entries()) {
			const { child, uri } = await started(dir);
			const client = await MongoClient.connect(uri, { serverSelectionTimeoutMS: 500 });
			const pieces = client.db("shop").collection<Piece>("pieces");
			await expectWhole(client.db("shop"), pieces, acknowledged);
			await pieces.createIndex({ batch: 1, n: 1 }, { unique: true });
			const workers = [0, 1, 2, 3].map((w) =>
				pour(pieces, `${round}-${w}`, acknowledged).catch(() => undefined),
			);
			const build = pieces.createIndex({ tags: 1, n: -1 }, { name: `tags_${round}` }).catch(() => undefined);
			await new Promise((resolve) => setTimeout(resolve, moment));
			await killed(child, "SIGKILL");
			await Promise.all([...workers, build]);
			await client.close();
		}
		expect(acknowledged.size).toBeGreaterThan(MOMENTS.length);
	},
	90_000,
);

async function expectWhole(db: Db, pieces: Collection<Piece>, acknowledged: Set<string>): Promise<void> {
	const groups = await pieces.aggregate([{ $group: { _id: "$batch", count: { $sum: 1 } } }]).toArray();
	const counts = new Map(groups.map(({ _id, count }) => [_id, count]));
	for (const batch of acknowledged) expect([batch, counts.get(batch)]).toEqual([batch, BATCH]);
	if (acknowledged.size === 0) return;
	const { valid, errors } = await db.command({ validate: pieces.collectionName });
	expect([valid, errors]).toEqual([true, []]);
}
