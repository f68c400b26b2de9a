import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dropLease, takeLease } from "@/lib/server/database/queries";
import { log } from "../log/log";
import { instance } from "../platform/instance";
import { forgetPerProcess } from "../platform/process.mjs";
import { jobNames, repeat, runJobsNow, untilDone } from "./repeat";

vi.mock("@/lib/server/database/queries", () => ({ takeLease: vi.fn(), dropLease: vi.fn() }));

const SECOND = 1_000;
const warn = vi.spyOn(log, "warn").mockImplementation(() => {});

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(0);
	warn.mockClear();
	vi.mocked(takeLease).mockReset();
	vi.mocked(dropLease).mockReset();
});
afterEach(() => {
	vi.useRealTimers();
	forgetPerProcess("jobs");
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("work that repeats by itself", () => {
	test("is done at once, and again so long after it has ended", async () => {
		const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, 5 * SECOND)));
		repeat({ name: "slow", everyMs: 3 * SECOND, work });
		await pass(0);
		expect(work).toHaveBeenCalledTimes(1);
		await pass(7.9 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
		await pass(0.2 * SECOND);
		expect(work).toHaveBeenCalledTimes(2);
	});

	test("waits with the first round when it says so", async () => {
		const work = vi.fn(async () => {});
		repeat({ name: "later", everyMs: SECOND, firstInMs: 10 * SECOND, work });
		await pass(9.9 * SECOND);
		expect(work).not.toHaveBeenCalled();
		await pass(0.2 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
	});

	test("comes up to a tenth earlier, so that instances do not go in step", async () => {
		vi.mocked(Math.random).mockReturnValue(0.99);
		const work = vi.fn(async () => {});
		repeat({ name: "jitter", everyMs: 10 * SECOND, work });
		await pass(8.9 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
		await pass(0.2 * SECOND);
		expect(work).toHaveBeenCalledTimes(2);
	});

	test("goes on after a failure, which is logged under its name", async () => {
		const work = vi.fn(async () => {});
		work.mockRejectedValueOnce(new Error("bad luck"));
		repeat({ name: "the count of mangoes", everyMs: SECOND, work });
		await pass(SECOND);
		expect(work).toHaveBeenCalledTimes(2);
		expect(warn.mock.calls.map(([, words]) => words)).toEqual(["the count of mangoes failed; trying again"]);
	});

	test("stops when it is told to, in the middle of a round too", async () => {
		const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, SECOND)));
		const stop = repeat({ name: "stopped", everyMs: SECOND, work });
		stop();
		await pass(10 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
	});

	test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("stops when it is told to: %s", async (name) => {
		const work = vi.fn(async () => {});
		repeat({ name: "one", everyMs: SECOND, work });
		repeat({ name: "other", everyMs: SECOND, work });
		await pass(0);
		process.emit(name);
		await pass(10 * SECOND);
		expect(work).toHaveBeenCalledTimes(2);
	});

	test("is one a name: who asks again takes over, although a round is under way", async () => {
		const older = vi.fn(() => new Promise<void>((done) => setTimeout(done, SECOND)));
		const newer = vi.fn(async () => {});
		repeat({ name: "same", everyMs: SECOND, work: older });
		repeat({ name: "same", everyMs: SECOND, work: newer });
		await pass(5 * SECOND);
		expect(older).toHaveBeenCalledTimes(1);
		expect(newer).toHaveBeenCalledTimes(6);
	});
});

describe("work with a lease", () => {
	const job = (work: () => Promise<void>) => ({
		name: "alone",
		everyMs: 600 * SECOND,
		leaseMs: 60 * SECOND,
		work,
	});

	test("is done by whoever has it, who gives it back, whatever became of the work", async () => {
		vi.mocked(takeLease).mockResolvedValue(true);
		const work = vi.fn(async () => {});
		work.mockRejectedValueOnce(new Error("bad luck"));
		repeat(job(work));
		await pass(0);
		expect(takeLease).toHaveBeenCalledWith("alone", instance, 60 * SECOND);
		expect(dropLease).toHaveBeenCalledWith("alone", instance);
		await pass(600 * SECOND);
		expect(work).toHaveBeenCalledTimes(2);
		expect(dropLease).toHaveBeenCalledTimes(2);
	});

	test("is left to whoever is at it, and looked at again when that lease has run out", async () => {
		vi.mocked(takeLease).mockResolvedValueOnce(false).mockResolvedValue(true);
		const work = vi.fn(async () => {});
		repeat(job(work));
		await pass(59 * SECOND);
		expect(work).not.toHaveBeenCalled();
		expect(dropLease).not.toHaveBeenCalled();
		await pass(2 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
	});
});

describe("a round that is asked for", () => {
	test("is done now, and answered when it has ended", async () => {
		const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, SECOND)));
		repeat({ name: "asked", everyMs: 60 * SECOND, firstInMs: 60 * SECOND, work });
		const isAnswered = vi.fn();
		void runJobsNow(["asked"]).then(isAnswered);
		await pass(0.9 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
		expect(isAnswered).not.toHaveBeenCalled();
		await pass(0.2 * SECOND);
		expect(isAnswered).toHaveBeenCalled();
	});

	test("begins when the one under way has ended", async () => {
		const work = vi.fn(() => new Promise<void>((done) => setTimeout(done, SECOND)));
		repeat({ name: "busy", everyMs: 60 * SECOND, work });
		void runJobsNow(["busy"]);
		await pass(0.9 * SECOND);
		expect(work).toHaveBeenCalledTimes(1);
		await pass(0.2 * SECOND);
		expect(work).toHaveBeenCalledTimes(2);
	});

	test("fails with what the work fails with, and the job goes on", async () => {
		const work = vi.fn(async () => {});
		repeat({ name: "unlucky", everyMs: 10 * SECOND, work });
		await pass(0);
		work.mockRejectedValueOnce(new Error("bad luck"));
		await expect(runJobsNow(["unlucky"])).rejects.toThrow("bad luck");
		await pass(10 * SECOND);
		expect(work).toHaveBeenCalledTimes(3);
	});

	test("waits for the lease that another instance has", async () => {
		vi.mocked(takeLease).mockResolvedValueOnce(false).mockResolvedValue(true);
		const work = vi.fn(async () => {});
		const job = { name: "leased", everyMs: 60 * SECOND, firstInMs: 60 * SECOND, leaseMs: 60 * SECOND, work };
		repeat(job);
		vi.useRealTimers();
		await runJobsNow(["leased"]);
		expect(work).toHaveBeenCalledTimes(1);
	});

	test("can be asked for by name, until the job is stopped", () => {
		const stop = repeat({ name: "listed", everyMs: SECOND, work: async () => {} });
		expect(jobNames()).toEqual(["listed"]);
		stop();
		expect(jobNames()).toEqual([]);
	});
});

test("what must be done once is tried until it is", async () => {
	const work = vi.fn(async () => {});
	work.mockRejectedValueOnce(new Error("not yet")).mockRejectedValueOnce(new Error("not yet"));
	const isDone = vi.fn();
	void untilDone("the opening", 1, work).then(isDone);
	vi.useRealTimers();
	await vi.waitFor(() => expect(isDone).toHaveBeenCalled());
	expect(work).toHaveBeenCalledTimes(3);
	expect(warn).toHaveBeenCalledTimes(2);
});
