import { performance } from "node:perf_hooks";
import { getRounds } from "bcryptjs";
import { describe, expect, test } from "vitest";
import { isDisposable, refuseDisposable } from "./disposable";
import { fairQueue, hashPassword, verifyPassword } from "./passwords";

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

test.each(["sana@mailinator.com", "sana@anything.mailinator.com", "sana@yopmail.com"])(
	"%s is disposable",
	(email) => {
		expect(isDisposable(email)).toBe(true);
	},
);

test.each(["tempmail.com", "throwaway.email"])("%s is disposable, and whatever stands below it", (domain) => {
	expect(isDisposable(`sana@${domain}`)).toBe(true);
	expect(isDisposable(`sana@mx.${domain}`)).toBe(true);
});

test.each([
	"sana@gmail.com",
	"sana@example.com",
	"sana@test.com",
	"sana@tempmail-of-jhang.pk",
	"sana@mailinator-of-jhang.pk",
	"mailinator.com@gmail.com",
	"sana@shop.pk",
])("%s is welcome", (email) => {
	expect(isDisposable(email)).toBe(false);
});

test("says so beside the field", () => {
	const message = "Temporary or disposable email addresses are not allowed";
	expect(() => refuseDisposable("sana@yopmail.com")).toThrow(
		expect.objectContaining({ kind: "invalid", message, details: { errors: { email: message } } }),
	);
});

function drained<Job>(queue: { next: () => Job | undefined }): Job[] {
	const jobs: Job[] = [];
	for (let job = queue.next(); job !== undefined; job = queue.next()) jobs.push(job);
	return jobs;
}

describe("jobs of several senders", () => {
	test("are taken in turns, each sender's in their order", () => {
		const queue = fairQueue<string>(10);
		for (const job of ["a1", "a2", "a3"]) queue.add("a", job);
		queue.add("b", "b1");
		queue.add("c", "c1");
		queue.add("b", "b2");
		expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
	});

	test("beyond the capacity take the place of whoever has most", () => {
		const queue = fairQueue<string>(4);
		for (const job of ["a1", "a2", "a3"]) expect(queue.add("a", job)).toBeUndefined();
		expect(queue.add("b", "b1")).toBeUndefined();
		expect(queue.add("a", "a4"), "one's own").toBe("a4");
		expect(queue.add("c", "c1")).toBe("a3");
		expect(queue.add("c", "c2"), "nobody has more than a fair share").toBe("c2");
		expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2"]);
	});

	test("that lost their place leave room once others were taken", () => {
		const queue = fairQueue<string>(2);
		for (const job of ["a1", "a2", "a3"]) queue.add("a", job);
		expect(queue.next()).toBe("a1");
		expect(queue.add("b", "b1")).toBeUndefined();
		expect(drained(queue)).toEqual(["a2", "b1"]);
		expect(queue.next()).toBeUndefined();
	});
});
