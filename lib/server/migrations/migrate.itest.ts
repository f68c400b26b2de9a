import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Migration } from "@/models/operations";
import { Order } from "@/models/order";
import { dropOwnDatabase, takeOwnDatabase } from "@/tests/support/own-database";
import { connectDatabase } from "../database/connect";
import { migrate } from "./migrate";

beforeAll(() => {
	takeOwnDatabase();
});
beforeEach(async () => {
	const { connection } = await connectDatabase();
	await connection.dropDatabase();
});
afterAll(dropOwnDatabase);

const isBuilt = async () => Object.keys(await Order.collection.indexInformation()).includes("claimed_carts");

test("the indexes are there for each of many instances that start at once, and the lock is not", async () => {
	const started = async () => {
		await migrate();
		expect(await isBuilt()).toBe(true);
	};
	await Promise.all([started(), started(), started()]);
	expect(await Migration.findById("lock").lean()).toBeNull();
});

test("an instance that is at work is waited for", async () => {
	const locks = Migration.db.collection<{ _id: string; by: string; until: Date }>("migrations");
	await locks.insertOne({ _id: "lock", by: "another", until: new Date(Date.now() + 60_000) });
	const migrated = migrate();
	await new Promise((done) => setTimeout(done, 500));
	expect(await Migration.findById("indexes").lean()).toBeNull();
	await locks.deleteOne({ _id: "lock", by: "another" });
	await migrated;
	expect(await isBuilt()).toBe(true);
});

test("the lock of an instance that died is taken over", async () => {
	await Migration.updateOne(
		{ _id: "lock" },
		{ $set: { by: "the dead", until: new Date(Date.now() - 1) } },
		{ upsert: true },
	);
	await migrate();
	expect(await isBuilt()).toBe(true);
});
