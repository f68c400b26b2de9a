import mongoose from "mongoose";
import { beforeAll, expect, test } from "vitest";

let lastKnown: typeof import("./invalidation").lastKnown;
beforeAll(async () => {
	({ lastKnown } = await import("./invalidation"));
});

const away = async () => {
	throw new mongoose.mongo.MongoNetworkError("the database is away");
};

test("what was read last is given while the database is away", async () => {
	const reader = lastKnown<string | null>();
	await reader("mango", async () => "Mango");
	expect(await reader("mango", away)).toBe("Mango");
});

test("what is not there is not remembered, nor what is there no more", async () => {
	const reader = lastKnown<string | null>();
	expect(await reader("nothing", async () => null)).toBeNull();
	await expect(reader("nothing", away)).rejects.toThrow("away");
	await reader("mango", async () => "Mango");
	await reader("mango", async () => null);
	await expect(reader("mango", away)).rejects.toThrow("away");
});
