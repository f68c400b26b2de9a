import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Collection, type Db, MongoClient } from "mongodb";
import { startStore } from "../../../server/store.mjs";
import { rateOf, timesOf } from "../support/clients";
import { type Figure, median } from "../support/figure";

const SIZES = [1_000, 10_000, 100_000];
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
/** A day has this many sales whatever the number of documents, as one shop grows older and not busier. */
const SALES_A_DAY = 100;
const BATCH = 5_000;
const TURNS = 200;
const SECONDS = 4;

type Sale = {
	_id: number;
	code: string;
	at: Date;
	amount: number;
	lines: { product: number; quantity: number }[];
};

function sale(_id: number): Sale {
	const at = new Date(FIRST_DAY + (_id / SALES_A_DAY) * DAY_MS);
	return {
		_id,
		code: `sale-${_id}`,
		at,
		amount: 1500 + (_id % 900),
		lines: [{ product: _id % 60, quantity: 2 }],
	};
}

async function filled(db: Db, size: number): Promise<Collection<Sale>> {
	const sales = db.collection<Sale>(`sales_${size}`);
	await sales.createIndexes([{ key: { code: 1 }, unique: true }, { key: { at: 1 } }]);
	for (let from = 0; from < size; from += BATCH) {
		await sales.insertMany(Array.from({ length: Math.min(BATCH, size - from) }, (_, i) => sale(from + i)));
	}
	return sales;
}

/** Milliseconds, the median of many turns, for one number of documents. */
async function readings(sales: Collection<Sale>, size: number): Promise<Record<string, number>> {
	const pick = (turn: number) => (turn * 7919) % size;
	const day = (turn: number) => {
		const from = FIRST_DAY + (pick(turn) % (size / SALES_A_DAY)) * DAY_MS;
		return { at: { $gte: new Date(from), $lt: new Date(from + DAY_MS) } };
	};
	const sums = (turn: number) =>
		sales.aggregate([{ $match: day(turn) }, { $group: { _id: null, total: { $sum: "$amount" } } }]).toArray();
	const middle = async (work: (turn: number) => Promise<unknown>) => median(await timesOf(TURNS, work));
	return {
		"read by id": await middle((turn) => sales.findOne({ _id: pick(turn) })),
		"read by an indexed field": await middle((turn) => sales.findOne({ code: `sale-${pick(turn)}` })),
		"write to one, on disk": await middle((turn) =>
			sales.updateOne({ _id: pick(turn) }, { $inc: { amount: 1 } }),
		),
		"a day's 100 in order": await middle((turn) => sales.find(day(turn)).sort({ at: 1 }).toArray()),
		"a day's sum": await middle(sums),
	};
}

/** The embedded store: reads and writes against the number of documents, and how many writes are on disk a second. */
export async function measureStore(): Promise<Figure[]> {
	const dir = mkdtempSync(join(tmpdir(), "sabz-bench-"));
	const store = await startStore(dir);
	const client = await new MongoClient(store.uri, { maxPoolSize: 50 }).connect();
	const figures: Figure[] = [];
	for (const size of SIZES) {
		const taken = await readings(await filled(client.db(), size), size);
		for (const [what, value] of Object.entries(taken)) {
			figures.push({ name: `${size.toLocaleString("en")} documents: ${what}`, value, unit: "ms" });
		}
	}
	const writes = client.db().collection<Sale>("writes");
	for (const clients of [1, 50]) {
		const from = clients * 10_000_000;
		const rate = await rateOf(clients, SECONDS, async (turn) => {
			return (await writes.insertOne(sale(from + turn))).acknowledged;
		});
		figures.push({ name: `Writes on disk, ${clients} at once`, value: rate.perSecond, unit: "/s" });
	}
	await client.close();
	await store.stop();
	rmSync(dir, { recursive: true, force: true });
	return figures;
}
