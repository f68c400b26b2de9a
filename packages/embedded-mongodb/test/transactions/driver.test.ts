import { MongoClient, MongoNetworkError } from "mongodb";
import mongoose, { Schema } from "mongoose";
import { describe, expect, test } from "vitest";
import { startFailing } from "../specification/failing.js";
import { embeddedTest, freshName } from "../support.js";
import { type Item, useTransactions } from "./support.js";

const { server, begin, filled } = useTransactions();

describe("the driver's withTransaction", () => {
	test("commits what its callback has done, and gives its result", async () => {
		const items = await filled({ _id: 1, value: 1 });
		const result = await server.client.withSession((session) =>
			session.withTransaction(async () => {
				await items.updateOne({ _id: 1 }, { $inc: { value: 1 } }, { session });
				await items.insertOne({ _id: 2 }, { session });
				return "done";
			}),
		);
		expect(result).toBe("done");
		expect(await items.find().toArray()).toEqual([{ _id: 1, value: 2 }, { _id: 2 }]);
	});

	test("gives up everything when its callback throws", async () => {
		const items = await filled({ _id: 1, value: 1 });
		const run = server.client.withSession((session) =>
			session.withTransaction(async () => {
				await items.deleteMany({}, { session });
				throw new Error("no");
			}),
		);
		await expect(run).rejects.toThrow("no");
		expect(await items.countDocuments()).toBe(1);
	});

	test("runs it again after a conflict, until it is through", async () => {
		const items = await filled({ _id: 1, value: 0 });
		const add = () =>
			server.client.withSession((session) =>
				session.withTransaction(async () => {
					const item = await items.findOne({ _id: 1 }, { session });
					await items.updateOne({ _id: 1 }, { $set: { value: (item?.value ?? 0) + 1 } }, { session });
				}),
			);
		await Promise.all(Array.from({ length: 20 }, add));
		expect(await items.findOne()).toEqual({ _id: 1, value: 20 });
	});
});

test("one session has many transactions, and ordinary commands between them", async () => {
	const items = await filled();
	const session = server.client.startSession();
	for (let _id = 0; _id < 50; _id++) {
		session.startTransaction({ readConcern: { level: "snapshot" }, writeConcern: { w: "majority" } });
		await items.insertOne({ _id }, { session });
		await (_id % 2 === 0 ? session.commitTransaction() : session.abortTransaction());
		await items.findOne({ _id }, { session });
	}
	await session.commitTransaction().catch(() => undefined);
	expect(await items.countDocuments({}, { session })).toBe(25);
	await session.endSession();
});

test("every kind of write is undone by an abort, and done by a commit", async () => {
	const items = await filled({ _id: 1, value: 1 }, { _id: 2, value: 2 }, { _id: 3, value: 3 });
	const before = await items.find().toArray();
	const writeAll = async () => {
		const session = begin();
		await items.insertMany([{ _id: 4 }, { _id: 5 }], { session });
		await items.findOneAndUpdate({ _id: 1 }, { $inc: { value: 1 } }, { session });
		await items.findOneAndReplace({ _id: 2 }, { value: 20 }, { session });
		await items.findOneAndDelete({ _id: 3 }, { session });
		await items.updateOne({ _id: 6 }, { $set: { value: 6 } }, { upsert: true, session });
		await items.updateMany({ _id: { $gt: 3 } }, { $set: { isNew: true } }, { session });
		await items.deleteMany({ _id: 5 }, { session });
		await items.bulkWrite([{ replaceOne: { filter: { _id: 4 }, replacement: { value: 4 } } }], { session });
		return session;
	};
	await (await writeAll()).abortTransaction();
	expect(await items.find().toArray()).toEqual(before);
	await (await writeAll()).commitTransaction();
	expect(await items.find().toArray()).toEqual([
		{ _id: 1, value: 2 },
		{ _id: 2, value: 20 },
		{ _id: 4, value: 4 },
		{ _id: 6, value: 6, isNew: true },
	]);
	expect(await items.estimatedDocumentCount()).toBe(4);
});

test("an unordered bulk ends with its first error, as the transaction does", async () => {
	const items = await filled({ _id: 1 });
	const session = begin();
	const bulk = items.insertMany([{ _id: 2 }, { _id: 1 }, { _id: 3 }], { ordered: false, session });
	await expect(bulk).rejects.toMatchObject({ code: 11000, insertedCount: 1 });
	await session.endSession();
	expect(await items.find().toArray()).toEqual([{ _id: 1 }]);
});

embeddedTest(
	"with a replica set the driver does so itself",
	"a commit whose connection was lost can be asked for once more, and counts once",
	async () => {
		const items = await filled({ _id: 1, value: 0 });
		const failing = await startFailing(server.uri);
		const client = await MongoClient.connect(failing.uri);
		const session = client.startSession();
		const same = client.db(server.db.databaseName).collection<Item>(items.collectionName);
		session.startTransaction();
		await same.updateOne({ _id: 1 }, { $inc: { value: 1 } }, { session });
		failing.set({ mode: { times: 1 }, data: { failCommands: ["commitTransaction"], closeConnection: true } });
		await expect(session.commitTransaction()).rejects.toBeInstanceOf(MongoNetworkError);
		await session.commitTransaction();
		await session.commitTransaction();
		expect(await items.findOne()).toEqual({ _id: 1, value: 1 });
		await client.close();
		failing.close();
	},
);

test("Mongoose's transactions", async () => {
	const name = freshName();
	const connection = await mongoose
		.createConnection(server.uri, { dbName: server.db.databaseName })
		.asPromise();
	const schema = new Schema({ code: { type: String, unique: true }, value: Number });
	const Model = connection.model("Thing", schema, name);
	await Model.init();
	await connection.transaction(async (session) => {
		const [thing] = await Model.create([{ code: "a", value: 1 }], { session });
		await Model.updateOne({ _id: thing?._id }, { $inc: { value: 1 } }, { session });
	});
	const failed = connection.transaction(async (session) => {
		await Model.create([{ code: "b" }], { session });
		await Model.create([{ code: "a" }], { session });
	});
	await expect(failed).rejects.toMatchObject({ code: 11000 });
	expect(await server.db.collection<Item>(name).find().toArray()).toMatchObject([{ code: "a", value: 2 }]);
	await connection.close();
});
