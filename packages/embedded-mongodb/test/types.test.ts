import {
	Binary,
	BSONRegExp,
	Code,
	Decimal128,
	type Document,
	Double,
	Int32,
	Long,
	MaxKey,
	MinKey,
	ObjectId,
	Timestamp,
	UUID,
} from "mongodb";
import { expect, test } from "vitest";
import { freshName, useServer } from "./support.js";

const server = useServer();

/** Options that show BSON's types as they are. */
const EXACT = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

const everything = {
	_id: new ObjectId(),
	int: new Int32(5),
	double: new Double(5),
	negativeZero: new Double(-0),
	long: Long.fromNumber(5),
	large: Long.fromString("9223372036854775807"),
	decimal: Decimal128.fromString("5.10"),
	text: "آم 🥭",
	bytes: new Binary(Buffer.from([0, 1, 255]), 128),
	uuid: new UUID("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
	date: new Date("2026-03-01T00:00:00.123Z"),
	early: new Date(-62135596800000),
	regex: new BSONRegExp("^a.b$", "im"),
	code: new Code("x => x"),
	stamp: new Timestamp({ t: 7, i: 9 }),
	min: new MinKey(),
	max: new MaxKey(),
	yes: true,
	nothing: null,
	empty: {},
	list: [new Int32(1), [new Double(1)], {}],
};

test("every type comes back as it went in, also after an update of another field", async () => {
	const collection = server.db.collection<Document>(freshName(), EXACT);
	await collection.insertOne(everything);
	expect(await collection.findOne()).toEqual(everything);
	await collection.updateOne({}, { $set: { extra: new Int32(1) } });
	expect(await collection.findOne()).toEqual({ ...everything, extra: new Int32(1) });
	const projected = await collection.findOne({}, { projection: { extra: 0 } });
	expect(projected).toEqual(everything);
	const [aggregated] = await collection.aggregate([{ $match: {} }, { $unset: "extra" }], EXACT).toArray();
	expect(aggregated).toEqual(everything);
});

test("every type can be an _id and an indexed field", async () => {
	const collection = server.db.collection<Document>(freshName());
	await collection.createIndex({ value: 1 });
	for (const [name, value] of Object.entries(everything)) {
		if (["list", "regex", "_id"].includes(name)) continue;
		await collection.replaceOne({ _id: { name, value } }, { value, name }, { upsert: true });
		expect(await collection.findOne({ _id: { name, value } })).toMatchObject({ name });
		expect((await collection.find({ value }).toArray()).map((doc) => doc.name)).toContain(name);
	}
});

test("fields keep their order, also those that look like numbers", async () => {
	const collection = server.db.collection<Document>(freshName());
	const entries = [
		["b", 1],
		["10", 2],
		["2", 3],
		["a", 4],
	] as const;
	await collection.insertOne({ _id: new ObjectId(), map: new Map<string, number>(entries) });
	await collection.updateOne({}, { $set: { other: 1 } });
	const sizes = await collection.countDocuments({ map: new Map<string, number>(entries) });
	expect(sizes).toBe(1);
	expect(await collection.countDocuments({ map: new Map<string, number>([...entries].reverse()) })).toBe(0);
	const raw: unknown = await collection.findOne({}, { raw: true });
	const bytes = Buffer.isBuffer(raw) ? raw : Buffer.alloc(0);
	const positions = entries.map(([name]) => bytes.indexOf(`\u0010${name}\0`));
	expect(positions).toEqual([...positions].sort((a, b) => a - b));
	expect(positions).not.toContain(-1);
});

test("_id stands first, whatever the client does", async () => {
	const collection = server.db.collection<Document>(freshName());
	await server.db.command({ insert: collection.collectionName, documents: [{ a: 1, _id: 1 }, { b: 1 }] });
	const keys = (await collection.find().toArray()).map((doc) => Object.keys(doc));
	expect(keys).toEqual([
		["_id", "a"],
		["_id", "b"],
	]);
});

test("names that JavaScript finds special are only names", async () => {
	const collection = server.db.collection<Document>(freshName());
	const doc: Document = JSON.parse('{"_id":1,"__proto__":{"x":1},"constructor":2,"toString":3}');
	await collection.insertOne(doc);
	await collection.updateOne({ _id: doc._id }, { $inc: { constructor: 1 } });
	expect(await collection.countDocuments({ constructor: 3, toString: 3, "__proto__.x": 1 })).toBe(1);
	expect(await collection.countDocuments({ hasOwnProperty: { $exists: true } })).toBe(0);
});
