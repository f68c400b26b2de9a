import { describe, expect, test } from "vitest";
import { CONFLICT, refusal, useTransactions } from "./support.js";

const { begin, filled } = useTransactions();
const TWO = [
	{ _id: 1, value: 10 },
	{ _id: 2, value: 20 },
];

/** The anomalies by the names that the literature gives them (Berenson, Adya; the Hermitage suite). */
describe("what snapshot isolation rules out", () => {
	test("dirty write (G0): of two that write one document, the second is refused", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: a });
		expect(await refusal(items.updateOne({ _id: 1 }, { $set: { value: 12 } }, { session: b }))).toEqual(
			CONFLICT,
		);
		await items.updateOne({ _id: 2 }, { $set: { value: 21 } }, { session: a });
		await a.commitTransaction();
		await b.endSession();
		expect(await items.find().toArray()).toEqual([
			{ _id: 1, value: 11 },
			{ _id: 2, value: 21 },
		]);
	});

	test("aborted read (G1a): nobody sees what is given up", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.updateOne({ _id: 1 }, { $set: { value: 101 } }, { session: a });
		expect(await items.findOne({ _id: 1 }, { session: b })).toEqual({ _id: 1, value: 10 });
		expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, value: 10 });
		await a.abortTransaction();
		expect(await items.findOne({ _id: 1 }, { session: b })).toEqual({ _id: 1, value: 10 });
		await b.commitTransaction();
	});

	test("intermediate read (G1b): nobody sees what is written over before the commit", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.updateOne({ _id: 1 }, { $set: { value: 101 } }, { session: a });
		expect(await items.findOne({ _id: 1 }, { session: b })).toEqual({ _id: 1, value: 10 });
		await items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: a });
		await a.commitTransaction();
		expect(await items.findOne({ _id: 1 }, { session: b })).toEqual({ _id: 1, value: 10 });
		expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, value: 11 });
		await b.commitTransaction();
	});

	test("circular information flow (G1c): two do not see each other's writes", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: a });
		await items.updateOne({ _id: 2 }, { $set: { value: 22 } }, { session: b });
		expect(await items.findOne({ _id: 2 }, { session: a })).toEqual({ _id: 2, value: 20 });
		expect(await items.findOne({ _id: 1 }, { session: b })).toEqual({ _id: 1, value: 10 });
		await a.commitTransaction();
		await b.commitTransaction();
	});

	test("observed transaction vanishes (OTV): a snapshot has all of a transaction, or nothing", async () => {
		const items = await filled(...TWO);
		const [a, c] = [begin(), begin()];
		await items.updateMany({}, { $set: { value: 11 } }, { session: a });
		await a.commitTransaction();
		const b = begin();
		await items.updateOne({ _id: 1 }, { $set: { value: 12 } }, { session: b });
		expect(await items.findOne({ _id: 1 }, { session: c })).toEqual({ _id: 1, value: 11 });
		await items.updateOne({ _id: 2 }, { $set: { value: 18 } }, { session: b });
		await b.commitTransaction();
		expect(await items.findOne({ _id: 2 }, { session: c })).toEqual({ _id: 2, value: 11 });
		await c.commitTransaction();
	});

	test("predicate-many-preceders (PMP), phantoms (P3): what comes to match later is not seen", async () => {
		const items = await filled(...TWO);
		await items.createIndex({ value: 1 });
		const a = begin();
		expect(await items.find({ value: 30 }, { session: a }).toArray()).toEqual([]);
		await items.insertOne({ _id: 3, value: 30 });
		await items.updateOne({ _id: 1 }, { $set: { value: 30 } });
		expect(await items.find({ value: 30 }, { session: a }).toArray()).toEqual([]);
		expect(await items.countDocuments({ value: 10 }, { session: a })).toBe(1);
		await a.commitTransaction();
	});

	test("predicate-many-preceders for writes: what was changed since the snapshot is not written over", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		expect(await items.countDocuments({}, { session: b })).toBe(2);
		await items.updateMany({}, { $inc: { value: 10 } }, { session: a });
		await a.commitTransaction();
		expect(await refusal(items.deleteMany({ value: 20 }, { session: b }))).toEqual(CONFLICT);
		expect(await items.countDocuments()).toBe(2);
	});

	test("lost update (P4): both have read, the second to write is refused", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.findOne({ _id: 1 }, { session: a });
		await items.findOne({ _id: 1 }, { session: b });
		await items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: a });
		await a.commitTransaction();
		expect(await refusal(items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: b }))).toEqual(
			CONFLICT,
		);
	});

	test("read skew (G-single): all reads are of one moment, by whatever index", async () => {
		const items = await filled(...TWO);
		await items.createIndex({ value: -1 });
		const a = begin();
		await items.findOne({ _id: 1 }, { session: a });
		await items.updateMany({}, { $inc: { value: 5 } });
		await items.deleteOne({ _id: 1 });
		expect(await items.find({ value: { $lt: 100 } }, { session: a }).toArray()).toEqual([...TWO].reverse());
		expect(await items.distinct("value", {}, { session: a })).toEqual([10, 20]);
		await a.commitTransaction();
	});

	test("read skew with writes: a removal that rests on an old read is refused", async () => {
		const items = await filled(...TWO);
		const a = begin();
		await items.findOne({ _id: 1 }, { session: a });
		await items.updateOne({ _id: 2 }, { $set: { value: 18 } });
		expect(await refusal(items.deleteOne({ value: 20 }, { session: a }))).toEqual(CONFLICT);
	});

	test("a cut-off transaction: a dropped collection is read to the end, and not written to", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.findOne({ _id: 1 }, { session: a });
		await items.insertOne({ _id: 3 }, { session: b });
		await items.drop();
		await items.insertOne({ _id: 4 });
		expect(await items.find({}, { session: a }).toArray()).toEqual(TWO);
		expect(await refusal(b.commitTransaction())).toEqual(CONFLICT);
		await a.commitTransaction();
		expect(await items.find().toArray()).toEqual([{ _id: 4 }]);
	});
});

describe("what snapshot isolation lets through, here as in MongoDB", () => {
	test("write skew (G2-item): each reads what the other writes", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.find({}, { session: a }).toArray();
		await items.find({}, { session: b }).toArray();
		await items.updateOne({ _id: 1 }, { $set: { value: 0 } }, { session: a });
		await items.updateOne({ _id: 2 }, { $set: { value: 0 } }, { session: b });
		await a.commitTransaction();
		await b.commitTransaction();
		expect(await items.countDocuments({ value: 0 })).toBe(2);
	});

	test("a write that changes nothing makes no conflict", async () => {
		const items = await filled(...TWO);
		const [a, b] = [begin(), begin()];
		await items.updateOne({ _id: 1 }, { $set: { value: 11 } }, { session: a });
		const { matchedCount } = await items.updateOne({ _id: 1 }, { $set: { value: 10 } }, { session: b });
		expect(matchedCount).toBe(1);
		await a.commitTransaction();
		await b.commitTransaction();
		expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, value: 11 });
	});
});
