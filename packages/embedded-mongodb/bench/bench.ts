import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Collection, type Db, MongoClient } from "mongodb";

const SIZES = [100, 1_000, 10_000, 100_000];
/** Seconds for each measurement of a rate. */
const SECONDS = 2;

interface Order {
	_id: number;
	code: string;
	user: number;
	createdAt: Date;
	amount: number;
	lines: { product: number; quantity: number }[];
}

const DAY = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const USERS = 50;
const DAYS = 30;

/** As many orders on each day, whatever their number: so a day grows with the shop. */
function order(_id: number): Order {
	const createdAt = new Date(FIRST_DAY + (_id % DAYS) * DAY + (_id % DAY));
	const lines = [{ product: _id % 60, quantity: 1 + (_id % 3) }];
	return { _id, code: `order-${_id}`, user: _id % USERS, createdAt, amount: 100 + (_id % 900), lines };
}

/** Does `work` one after the other with so many clients; returns how often a second. */
async function rate(clients: number, work: (i: number) => Promise<unknown>): Promise<number> {
	const until = performance.now() + SECONDS * 1000;
	let done = 0;
	const client = async () => {
		while (performance.now() < until) await work(done++);
	};
	const started = performance.now();
	await Promise.all(Array.from({ length: clients }, client));
	return done / ((performance.now() - started) / 1000);
}

/** The median time of `work`, in milliseconds. */
async function median(times: number, work: (i: number) => Promise<unknown>): Promise<number> {
	const taken: number[] = [];
	for (let i = 0; i < times; i++) {
		const started = performance.now();
		await work(i);
		taken.push(performance.now() - started);
	}
	return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

async function filled(db: Db, size: number): Promise<Collection<Order>> {
	const orders = db.collection<Order>(`orders_${size}`);
	await orders.createIndexes([
		{ key: { code: 1 }, unique: true },
		{ key: { user: 1, createdAt: -1 } },
		{ key: { createdAt: 1 } },
	]);
	for (let at = 0; at < size; at += 5000) {
		await orders.insertMany(Array.from({ length: Math.min(5000, size - at) }, (_, i) => order(at + i)));
	}
	return orders;
}

/** How long reading takes, by the number of documents. Times are medians in milliseconds. */
async function reads(db: Db) {
	const rows: Record<string, Record<string, string>> = {};
	for (const size of SIZES) {
		const orders = await filled(db, size);
		const at = (i: number) => (i * 7919) % size;
		const times = {
			"by _id": await median(300, (i) => orders.findOne({ _id: at(i) })),
			"by an indexed field": await median(300, (i) => orders.findOne({ code: `order-${at(i)}` })),
			"newest 20 of a user": await median(100, (i) => newest(orders, i % USERS)),
			"100 by a range of dates": await median(50, () =>
				orders
					.find({ createdAt: { $gte: new Date(FIRST_DAY) } })
					.limit(100)
					.toArray(),
			),
			"a day's sales": await median(5, (i) => sales(orders, i)),
			"without an index": await median(3, () => orders.findOne({ amount: -1 })),
		};
		rows[`${size} documents`] = Object.fromEntries(
			Object.entries(times).map(([name, ms]) => [name, ms.toFixed(2)]),
		);
	}
	return rows;
}

const newest = (orders: Collection<Order>, user: number) =>
	orders.find({ user }).sort({ createdAt: -1 }).limit(20).toArray();

function sales(orders: Collection<Order>, day: number) {
	const start = new Date(FIRST_DAY + day * DAY);
	const end = new Date(start.getTime() + DAY);
	return orders
		.aggregate([
			{ $match: { createdAt: { $gte: start, $lt: end } } },
			{ $unwind: "$lines" },
			{ $group: { _id: "$lines.product", sold: { $sum: "$lines.quantity" }, amount: { $sum: "$amount" } } },
			{ $sort: { sold: -1 } },
		])
		.toArray();
}

/** Two updates and an insert that meet nobody else's. */
function transaction(orders: Collection<Order>, i: number) {
	const first = 2 * (i % 400);
	return client.withSession(async (session) => {
		session.startTransaction();
		await orders.updateOne({ _id: first }, { $inc: { amount: 1 } }, { session });
		await orders.updateOne({ _id: first + 1 }, { $inc: { amount: -1 } }, { session });
		await orders.insertOne({ ...order(i), _id: 1e9 + i, code: `transaction-${i}` }, { session });
		await session.commitTransaction();
	});
}

/** How many operations a second, every write on disk before it is acknowledged. */
async function rates(db: Db) {
	const rows: Record<string, Record<string, number>> = {};
	for (const clients of [1, 50]) {
		const orders = db.collection<Order>(`rates_${clients}`);
		await orders.createIndexes([{ key: { code: 1 }, unique: true }, { key: { user: 1, createdAt: -1 } }]);
		const counts = {
			inserts: await rate(clients, (i) => orders.insertOne(order(i))),
			"updates by _id": await rate(clients, (i) =>
				orders.updateOne({ _id: i % 100 }, { $inc: { amount: 1 } }),
			),
			"reads by an indexed field": await rate(clients, (i) => orders.findOne({ code: `order-${i % 100}` })),
			"transactions of 3 writes": await rate(clients, (i) => transaction(orders, i)),
		};
		rows[`${clients} client${clients > 1 ? "s" : ""}`] = Object.fromEntries(
			Object.entries(counts).map(([name, count]) => [name, Math.round(count)]),
		);
	}
	return rows;
}

/** Starts the built store in a process of its own, as it runs in earnest. */
async function startStore(dir: string) {
	const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
	const started = performance.now();
	const child = spawn(process.execPath, [cli, "--dir", dir, "--port", "0"], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const [line] = await once(child.stdout, "data");
	return { child, uri: String(line).trim(), startMs: Math.round(performance.now() - started) };
}

/** The memory that the store's process has, as its system counts it. */
const residentMegabytes = (): number =>
	Math.round(Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1024);

const dir = mkdtempSync(join(tmpdir(), "embedded-mongodb-bench-"));
const { child, uri, startMs } = await startStore(dir);
const client = await MongoClient.connect(uri, { maxPoolSize: 50 });
const db = client.db("bench");
try {
	console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`);
	console.log(`ready after ${startMs} ms with ${residentMegabytes()} MB of memory\n`);
	console.log("Milliseconds (median), by the number of documents:");
	console.table(await reads(db));
	console.log("Operations a second, writes durable:");
	console.table(await rates(db));
	console.log(`afterwards ${residentMegabytes()} MB of memory`);
} finally {
	await client.close();
	child.kill("SIGTERM");
	await once(child, "exit");
	rmSync(dir, { recursive: true, force: true });
}
