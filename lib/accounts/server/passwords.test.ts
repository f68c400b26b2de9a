import { performance } from "node:perf_hooks";
import { getRounds } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords";

const PASSWORD = "Mango-Chaunsa-9";

describe("passwords", () => {
	test("are hashed with bcrypt at cost 12, and recognised", async () => {
		const hash = await hashPassword(PASSWORD);
		expect(getRounds(hash)).toBe(12);
		expect(await verifyPassword(PASSWORD, hash)).toBe(true);
		expect(await verifyPassword("mango-chaunsa-9", hash)).toBe(false);
	});

	test("are not recognised by their first 72 bytes", async () => {
		const long = "A1!".repeat(24);
		const hash = await hashPassword(long);
		expect(await verifyPassword(long, hash)).toBe(true);
		expect(await verifyPassword(`${long}x`, hash)).toBe(false);
	});

	test("take about as long to refuse where there is no account", async () => {
		const hash = await hashPassword(PASSWORD);
		const time = async (known: string | undefined) => {
			const start = performance.now();
			expect(await verifyPassword("wrong", known)).toBe(false);
			return performance.now() - start;
		};
		const fastest = async (known: string | undefined) =>
			Math.min(await time(known), await time(known), await time(known));
		const [known, unknown] = [await fastest(hash), await fastest(undefined)];
		expect(unknown).toBeGreaterThan(known / 3);
	});

	test("leave the thread that answers requests alone", async () => {
		await verifyPassword(PASSWORD, undefined);
		const before = performance.eventLoopUtilization();
		await Promise.all([1, 2, 3].map(() => hashPassword(PASSWORD)));
		const { utilization } = performance.eventLoopUtilization(before);
		expect(utilization, "share of the time; hashing in this thread would be all of it").toBeLessThan(0.5);
	});
});
