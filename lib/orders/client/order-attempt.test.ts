import { beforeEach, describe, expect, it, vi } from "vitest";

const basket = { items: [{ product: "mango", quantity: 2 }] };

/** The module as a page has it that was just loaded, over this tab's storage. */
async function freshPage() {
	vi.resetModules();
	return import("./order-attempt");
}

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
	return () => {
		vi.unstubAllGlobals();
		vi.useRealTimers();
	};
});

describe("the key of an order", () => {
	it("stays the same when the same basket is sent again, also over a reload", async () => {
		const key = (await freshPage()).attemptKey(basket);
		const { attemptKey } = await freshPage();
		expect(attemptKey(structuredClone(basket))).toBe(key);
		expect(key).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
	});

	it("is another one for another basket", async () => {
		const { attemptKey } = await freshPage();
		const other = { items: [{ product: "mango", quantity: 3 }] };
		expect(attemptKey(other)).not.toBe(attemptKey(basket));
	});

	it("is another one once the order has succeeded", async () => {
		const { attemptKey, endAttempt } = await freshPage();
		const key = attemptKey(basket);
		endAttempt();
		expect(attemptKey(basket)).not.toBe(key);
	});

	it("is another one a quarter of an hour later", async () => {
		const { attemptKey } = await freshPage();
		vi.useFakeTimers();
		const key = attemptKey(basket);
		vi.advanceTimersByTime(14 * 60_000);
		expect(attemptKey(basket)).toBe(key);
		vi.advanceTimersByTime(2 * 60_000);
		expect(attemptKey(basket)).not.toBe(key);
	});

	it("survives storage that is switched off or broken", async () => {
		vi.stubGlobal("sessionStorage", {
			getItem: () => "{not json",
			setItem: () => {
				throw new Error("no storage");
			},
			removeItem: () => undefined,
		});
		const { attemptKey } = await freshPage();
		expect(attemptKey(basket)).toBe(attemptKey(basket));
	});
});
