import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fate, quantitiesOf, setUp } from "@/tests/support/cart-sync";
import { quantityIn } from "../rules/totals";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("rapid taps", () => {
	it("become one request that carries the last quantity", async () => {
		const { server, shown, want, settled } = setUp();
		for (let quantity = 1; quantity <= 8; quantity++) want("mango", quantity);
		expect(quantitiesOf(shown())).toEqual({ mango: 8 });
		await settled();
		expect(server.calls).toEqual(["read", "add mango 8"]);
		expect(quantitiesOf(shown())).toEqual({ mango: 8 });
	});

	it("during a slow request are sent together after it", async () => {
		const { server, want, load, settled } = setUp([], [0, 900]);
		await load();
		want("mango", 1);
		await vi.advanceTimersByTimeAsync(400);
		for (const quantity of [2, 3, 4, 5]) {
			want("mango", quantity);
			await vi.advanceTimersByTimeAsync(100);
		}
		await settled();
		expect(server.calls).toEqual(["read", "add mango 1", "update mango 5"]);
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 5 });
	});

	it("that end where they began leave the cart as it was", async () => {
		const { server, shown, want, load, settled } = setUp();
		await load();
		want("mango", 1);
		want("mango", 0);
		await settled();
		expect(quantitiesOf(server.cart().lines)).toEqual({});
		expect(shown()).toEqual([]);
	});
});

describe("a network that fails", () => {
	it("does not count an add twice when only its answer was lost", async () => {
		const { server, view, want, settled } = setUp(["fine", "answer lost"]);
		want("mango", 2);
		await settled();
		expect(server.calls).toEqual(["read", "add mango 2", "update mango 2"]);
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 2 });
		expect(view.refused).not.toHaveBeenCalled();
	});

	it("rolls back with one message when it stays away", async () => {
		const { server, view, shown, want, load, settled } = setUp([
			"fine",
			...Array<Fate>(8).fill("unreachable"),
		]);
		await load();
		want("mango", 2);
		want("tomato", 1);
		await settled();
		expect(shown()).toEqual([]);
		expect(view.refused).toHaveBeenCalledTimes(1);
		expect(quantitiesOf(server.cart().lines)).toEqual({});
	});

	it("ends at the right number whatever happens on the way", async () => {
		const anyTap = fc.record({
			productId: fc.constantFrom("mango", "tomato", "crate"),
			quantity: fc.integer({ min: 0, max: 99 }),
			pauseMs: fc.integer({ min: 0, max: 500 }),
		});
		const anyFate = fc.constantFrom<Fate>("fine", "unreachable", "answer lost");
		await fc.assert(
			fc.asyncProperty(
				fc.array(anyTap, { minLength: 1, maxLength: 15 }),
				// Three faults in a row are borne; the fourth would be the end of patience.
				fc.array(anyFate, { maxLength: 3 }),
				fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: 20 }),
				async (taps, fates, delays) => {
					const { server, view, shown, want, load, settled } = setUp(["fine", ...fates], delays);
					await load();
					for (const { productId, quantity, pauseMs } of taps) {
						want(productId, quantity);
						await vi.advanceTimersByTimeAsync(pauseMs);
					}
					await settled();
					const wanted = new Map(taps.map(({ productId, quantity }) => [productId, quantity]));
					for (const [productId, quantity] of wanted) {
						expect(quantityIn(server.cart().lines, productId)).toBe(quantity);
					}
					expect(shown()).toEqual(server.cart().lines);
					expect(view.refused).not.toHaveBeenCalled();
				},
			),
			{ numRuns: 60 },
		);
	});
});

describe("a refusal", () => {
	it("rolls back to what the server has and says so", async () => {
		const { server, view, shown, want, load, settled } = setUp(["fine", "refused"]);
		server.put("tomato", 2);
		await load();
		want("mango", 1);
		await settled();
		expect(quantitiesOf(shown())).toEqual({ tomato: 2 });
		expect(view.refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 409 }), "add");
	});

	it("of one product leaves the wishes for others alone", async () => {
		const { server, want, load, settled } = setUp(["fine", "refused"]);
		await load();
		want("mango", 1);
		want("tomato", 3);
		await settled();
		expect(quantitiesOf(server.cart().lines)).toEqual({ tomato: 3 });
	});
});

describe("two tabs", () => {
	it("agree: news from the other tab is drawn, older news is not", async () => {
		const { server, sync, shown, load } = setUp();
		server.put("mango", 1);
		const older = server.cart();
		server.put("mango", 4);
		await load();
		sync.accept(older);
		expect(quantitiesOf(shown())).toEqual({ mango: 4 });
		server.put("mango", 6);
		sync.accept(server.cart());
		expect(quantitiesOf(shown())).toEqual({ mango: 6 });
	});

	it("keep what this one has just tapped over the other one's news", async () => {
		const { server, sync, shown, want, load } = setUp();
		await load();
		want("tomato", 2);
		server.put("mango", 1);
		sync.accept(server.cart());
		expect(quantitiesOf(shown())).toEqual({ mango: 1, tomato: 2 });
	});
});

describe("before the cart is known", () => {
	it("none is drawn as an empty one after a tap", async () => {
		const { view, shown, want, settled } = setUp(["unreachable"]);
		want("tomato", 1);
		await settled();
		expect(view.unread).toHaveBeenCalledOnce();
		expect(quantitiesOf(shown())).toEqual({ tomato: 1 });
		expect(view.refused).toHaveBeenCalledOnce();
	});

	it("a tap counts on top of what turns out to be there", async () => {
		const { server, sync, shown, want, settled } = setUp([], [800]);
		server.put("mango", 3);
		const loading = sync.load();
		want("mango", 1);
		await vi.runAllTimersAsync();
		await loading;
		await settled();
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 4 });
		expect(quantitiesOf(shown())).toEqual({ mango: 4 });
	});
});

describe("after the session has ended", () => {
	it("draws and sends nothing more", async () => {
		const { server, sync, view, want } = setUp([], [500]);
		const loading = sync.load();
		await vi.advanceTimersByTimeAsync(1);
		want("mango", 1);
		sync.stop();
		const drawn = view.show.mock.calls.length;
		await vi.runAllTimersAsync();
		await loading;
		expect(view.show).toHaveBeenCalledTimes(drawn);
		expect(server.calls).toEqual(["read"]);
	});
});

describe("emptying the cart", () => {
	it("draws the cart again when the server does not empty it", async () => {
		const { server, sync, shown, load } = setUp(["fine", "refused"]);
		server.put("mango", 3);
		await load();
		const clearing = expect(sync.clear()).rejects.toThrow();
		expect(shown()).toEqual([]);
		await vi.runAllTimersAsync();
		await clearing;
		expect(quantitiesOf(shown())).toEqual({ mango: 3 });
	});
});
