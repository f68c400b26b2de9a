import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, once } from "./api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const MINUTE_MS = 60_000;

test("a catalogue is fetched once, and again after five minutes; what is known stays where that fails", async () => {
	const load = vi.fn(async () => load.mock.calls.length);
	const read = once(load);
	expect(await Promise.all([read(), read()])).toEqual([1, 1]);
	vi.advanceTimersByTime(4 * MINUTE_MS);
	expect(await read()).toBe(1);
	vi.advanceTimersByTime(2 * MINUTE_MS);
	load.mockRejectedValueOnce(new Error("no network"));
	expect(await read()).toBe(1);
	expect(await read()).toBe(3);
	expect(await read()).toBe(3);
});

test("a new one that takes long is not waited for; whoever asks once it has come has it", async () => {
	let come = (_value: string) => {};
	const coming = new Promise<string>((resolve) => {
		come = resolve;
	});
	const load = vi.fn(() => coming).mockResolvedValueOnce("yesterday's");
	const read = once(load);
	expect(await read()).toBe("yesterday's");
	vi.advanceTimersByTime(6 * MINUTE_MS);
	const given = read();
	await vi.advanceTimersByTimeAsync(3000);
	expect(await given).toBe("yesterday's");
	expect(await read()).toBe("yesterday's");
	come("today's");
	await coming;
	expect(await read()).toBe("today's");
	expect(load).toHaveBeenCalledTimes(2);
});

test("a new one that comes soon is waited for", async () => {
	const load = vi.fn(async () => load.mock.calls.length);
	const read = once(async () => {
		await new Promise((resolve) => setTimeout(resolve, 2000));
		return load();
	});
	for (const value of [1, 2]) {
		const given = read();
		await vi.advanceTimersByTimeAsync(2000);
		expect(await given).toBe(value);
		vi.advanceTimersByTime(6 * MINUTE_MS);
	}
});

test("a first attempt that failed is made again", async () => {
	const load = vi.fn(async () => "goods").mockRejectedValueOnce(new Error("no network"));
	const read = once(load);
	await expect(read()).rejects.toThrow("no network");
	expect(await read()).toBe("goods");
});

test("the shop counts as out of reach after a minute, but for an upload, or where the caller says otherwise", async () => {
	const limits: unknown[] = [];
	const [minute, own] = [new AbortController().signal, new AbortController().signal];
	vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => (ms === MINUTE_MS ? minute : own));
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("window", {});
	vi.stubGlobal("fetch", async (_path: string, { signal }: RequestInit) => {
		limits.push(signal);
		return Response.json({ success: true });
	});
	const credit = "GET /api/user/credit";
	await call(credit);
	await call(credit, { signal: own });
	await call("POST /api/product/add", { body: new FormData() });
	expect(limits).toEqual([minute, own, undefined]);
});
