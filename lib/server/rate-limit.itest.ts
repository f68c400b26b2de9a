import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dropOwnDatabase, useOwnDatabase } from "@/tests/support/own-database";
import { failure } from "./http";
import { forgetTries, limit } from "./rate-limit";

beforeAll(async () => {
	useOwnDatabase({ RATE_LIMIT: "on" });
	const { migrate } = await import("./migrate");
	await migrate();
});
afterAll(dropOwnDatabase);

async function tries(count: number, caller: () => Parameters<typeof limit>[1]): Promise<void> {
	for (let index = 0; index < count; index += 1) await limit("login", caller());
}

describe("limits", () => {
	test("stop an account's tries from whatever address they come", async () => {
		let address = 0;
		const caller = () => {
			address += 1;
			return { address: `10.0.0.${address}`, account: "sana@inbox.pk" };
		};
		await tries(10, caller);
		const refusal = await limit("login", caller()).catch((error: unknown) => error);
		expect(refusal).toMatchObject({
			kind: "too-many",
			message: "Too many tries. Please try again in 15 minutes.",
		});
		await expect(limit("login", { address: "10.0.0.1", account: "ali@inbox.pk" })).resolves.toBeUndefined();
	});

	test("stop an address that tries many accounts", async () => {
		let account = 0;
		const caller = () => {
			account += 1;
			return { address: "10.1.1.1", account: `shopper-${account}@inbox.pk` };
		};
		await tries(60, caller);
		await expect(limit("login", caller())).rejects.toMatchObject({ kind: "too-many" });
	});

	test("answer 429 with the seconds to wait", async () => {
		const caller = { address: "10.2.2.2", account: "zara@inbox.pk" };
		await tries(10, () => caller);
		const refusal = await limit("login", caller).catch((error: unknown) => error);
		const answer = failure(refusal, "id");
		expect(answer.status).toBe(429);
		const seconds = Number(answer.headers.get("retry-after"));
		expect(seconds).toBeGreaterThan(890);
		expect(seconds).toBeLessThanOrEqual(900);
	});

	test("are shared by instances, and survive a restart", async () => {
		const caller = { address: "10.3.3.3", account: "bilal@inbox.pk" };
		await tries(10, () => caller);
		vi.resetModules();
		Reflect.deleteProperty(globalThis, "sabzLimiters");
		const another = await import("./rate-limit");
		await expect(another.limit("login", caller)).rejects.toMatchObject({ kind: "too-many" });
	});

	test("do not hold the account's past against someone who logged in", async () => {
		const caller = { address: "10.4.4.4", account: "hina@inbox.pk" };
		await tries(9, () => caller);
		await forgetTries("login", caller.account);
		await expect(tries(10, () => caller)).resolves.toBeUndefined();
	});

	test("count each action by itself", async () => {
		const caller = { address: "10.5.5.5", account: "omar@inbox.pk" };
		await tries(10, () => caller);
		await expect(limit("forgot", caller)).resolves.toBeUndefined();
	});

	test("keep neither addresses nor accounts readable", async () => {
		const { connectDatabase } = await import("./db");
		const { connection } = await connectDatabase();
		const counters = await connection.collection("ratelimits").find().toArray();
		expect(counters.length).toBeGreaterThan(0);
		expect(JSON.stringify(counters)).not.toMatch(/inbox\.pk|10\.\d/);
	});
});
