import mongoose from "mongoose";
import { beforeAll, expect, test, vi } from "vitest";

let lastKnown: typeof import("./invalidation").lastKnown;
let lookForChanges: typeof import("./invalidation").lookForChanges;
beforeAll(async () => {
	({ lastKnown, lookForChanges } = await import("./invalidation"));
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

test("what was last known while a look waits for the database is made again by the next look", async () => {
	const { Freshness } = await import("@/models/shop");
	const refresh = vi.fn(async () => new Response());
	vi.stubGlobal("fetch", refresh);
	vi.stubEnv("DEMO", "1");
	vi.stubEnv("MONGODB_URI", "mongodb://127.0.0.1:1/sabz");
	vi.stubEnv("JWT_SECRET", "a-secret-for-tests-only-with-enough-letters");
	let answer = () => {};
	const waiting = new Promise<null>((done) => {
		answer = () => done(null);
	});
	const find = vi
		.spyOn(Freshness, "findById")
		.mockReturnValue(Object.assign(Freshness.find(), { lean: async () => null }));
	const look = lookForChanges();
	await look();
	expect(refresh).toHaveBeenCalledTimes(1);
	find.mockReturnValueOnce(Object.assign(Freshness.find(), { lean: () => waiting }));
	const second = look();
	const reader = lastKnown<string | null>();
	await reader("mango", async () => "Mango");
	expect(await reader("mango", away)).toBe("Mango");
	answer();
	await second;
	await look();
	expect(refresh).toHaveBeenCalledTimes(2);
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	find.mockRestore();
});
