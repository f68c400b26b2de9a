import { afterAll, beforeAll, expect, test } from "vitest";
import { Migration } from "@/models/operations";
import { Order } from "@/models/order";
import { dropOwnDatabase, takeOwnDatabase } from "@/tests/support/own-database";
import { connectDatabase } from "../database/connect";
import type { Step } from "./migrate";
import { migrate } from "./migrate";

beforeAll(async () => {
	takeOwnDatabase();
	const { connection } = await connectDatabase();
	await connection.dropDatabase();
});
afterAll(dropOwnDatabase);

test("the indexes are there afterwards", async () => {
	await migrate();
	expect(Object.keys(await Order.collection.indexInformation())).toContain("claimed_carts");
});

test("many instances that start at once do each step once, and all wait until it is done", async () => {
	const ran: string[] = [];
	const step = (name: string): Step => ({
		name,
		run: async (onward) => {
			ran.push(name);
			await onward();
			await new Promise((done) => setTimeout(done, 50));
		},
	});
	const steps = [step("test-first"), step("test-second")];
	await Promise.all([migrate(steps), migrate(steps), migrate(steps)]);
	expect(ran).toEqual(["test-first", "test-second"]);
	await migrate(steps);
	expect(ran).toHaveLength(2);
	expect(await Migration.findById("lock").lean()).toBeNull();
});

test("a step that fails is not taken for done, and is begun again", async () => {
	let tries = 0;
	const steps: Step[] = [
		{
			name: "test-fails-once",
			run: async () => {
				tries += 1;
				if (tries === 1) throw new Error("cut off");
			},
		},
	];
	await expect(migrate(steps)).rejects.toThrow("cut off");
	await migrate(steps);
	expect(tries).toBe(2);
});

test("an earlier version that is at work is waited for", async () => {
	const locks = Migration.db.collection<{ _id: string; by: string; until: Date }>("migrations");
	await locks.insertOne({ _id: "lock", by: "the earlier", until: new Date(Date.now() + 60_000) });
	let isAtWork = true;
	const migrated = migrate([
		{
			name: "test-after-the-earlier",
			run: async () => {
				expect(isAtWork).toBe(false);
			},
		},
	]);
	await new Promise((done) => setTimeout(done, 500));
	isAtWork = false;
	await locks.deleteOne({ _id: "lock", by: "the earlier" });
	await migrated;
});

test("the lock of an instance that died is taken over", async () => {
	await Migration.updateOne(
		{ _id: "lock" },
		{ $set: { by: "the dead", until: new Date(Date.now() - 1) } },
		{ upsert: true },
	);
	let ran = false;
	await migrate([
		{
			name: "test-after-a-death",
			run: async () => {
				ran = true;
			},
		},
	]);
	expect(ran).toBe(true);
});
