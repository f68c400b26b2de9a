import type { Document } from "mongodb";
import { expect, test } from "vitest";
import { errorOf, freshName, useServer } from "./support.js";

const server = useServer();

interface Doc extends Document {
	_id: number;
}

async function filled(count: number) {
	const collection = server.db.collection<Doc>(freshName());
	await collection.createIndexes([{ key: { words: 1, at: -1 } }, { key: { code: 1 }, unique: true }]);
	await collection.insertMany(
		Array.from({ length: count }, (_, _id) => ({
			_id,
			words: ["sana", _id % 2 === 0 ? "sanam" : "ali", `w${_id}`],
			at: _id,
			code: `c${_id}`,
			a: _id % 3,
		})),
	);
	return collection;
}

test("a document with several words of one beginning is counted, and found, once", async () => {
	const collection = await filled(40);
	expect(await collection.countDocuments({ words: { $regex: "^san" } })).toBe(40);
	expect(await collection.countDocuments({ words: /^sanam/ })).toBe(20);
	expect(await collection.find({ words: /^san/ }).toArray()).toHaveLength(40);
	expect(await collection.countDocuments({ words: /^san/ }, { skip: 5, limit: 10 })).toBe(10);
	expect(await collection.countDocuments({ words: /^san.m$/ })).toBe(20);
	expect(await collection.countDocuments({ words: /^san/i })).toBe(40);
	expect(await collection.countDocuments({ words: /^zzz/ })).toBe(0);
});

test("two demands of one list of words are both asked", async () => {
	const collection = await filled(40);
	const both = { $and: [{ words: /^san/ }, { words: "ali" }] };
	expect(await collection.countDocuments(both)).toBe(20);
	expect(await collection.countDocuments({ words: /^san/, a: 0 })).toBe(14);
	expect(await collection.countDocuments({ words: /^san/, $or: [{ a: 0 }, { a: 1 }] })).toBe(27);
});

test("counting in a pipeline is a $group like any other", async () => {
	const collection = await filled(10);
	const grouped = async (stage: Document) =>
		collection.aggregate([{ $match: { a: 0 } }, { $group: stage }]).toArray();
	expect(await grouped({ _id: null, n: { $sum: 1 } })).toEqual([{ _id: null, n: 4 }]);
	expect(await grouped({ _id: "$code", n: { $sum: 1 } })).toHaveLength(4);
	expect(await grouped({ _id: null, n: { $sum: 2 } })).toEqual([{ _id: null, n: 8 }]);
	expect(await grouped({ _id: null, n: { $sum: "$at" } })).toEqual([{ _id: null, n: 18 }]);
	expect((await errorOf(grouped({ _id: null, "n.n": { $sum: 1 } }))).code).toBe(40235);
	expect((await errorOf(grouped({ _id: null, n: { $sum: 1, $max: 1 } }))).code).toBe(40238);
	const nothing = [{ $match: { a: 9 } }, { $group: { _id: null, n: { $sum: 1 } } }];
	expect(await collection.aggregate(nothing).toArray()).toEqual([]);
});

test("the number of all documents follows what comes and goes, and what was refused", async () => {
	const collection = await filled(20);
	const size = () => collection.estimatedDocumentCount();
	expect(await size()).toBe(20);
	await collection.insertOne({ _id: 100, code: "new" });
	await collection.deleteMany({ a: 0 });
	expect(await size()).toBe(14);
	await errorOf(collection.insertOne({ _id: 101, code: "new" }));
	await errorOf(
		collection.insertMany([
			{ _id: 102, code: "x" },
			{ _id: 103, code: "x" },
		]),
	);
	await collection.updateOne({ _id: 104 }, { $set: { code: "y" } }, { upsert: true });
	await collection.findOneAndDelete({ _id: 100 });
	expect(await size()).toBe(await collection.countDocuments({}));
	expect(await size()).toBe(15);
	await collection.drop();
	expect(await size()).toBe(0);
	await collection.insertOne({ _id: 1 });
	expect(await size()).toBe(1);
});

test("many who write while the documents are counted for the first time are all counted", async () => {
	const collection = await filled(5);
	const inserts = Array.from({ length: 50 }, (_, i) =>
		collection.insertOne({ _id: 1000 + i, code: `n${i}` }),
	);
	await Promise.all([...inserts, collection.estimatedDocumentCount(), collection.estimatedDocumentCount()]);
	expect(await collection.estimatedDocumentCount()).toBe(55);
});
