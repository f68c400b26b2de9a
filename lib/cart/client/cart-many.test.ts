import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fate, quantitiesOf, setUp } from "@/tests/support/cart-sync";
import { inCart as testProduct } from "@/tests/support/goods";
import { MAX_ORDER_LINES, quantityIn } from "../rules/totals";

const SEVERAL = [
	{ product: testProduct("mango"), quantity: 2, asked: {} },
	{ product: testProduct("aloo"), quantity: 3, asked: {} },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("several products at once", () => {
	it.each<[Fate, string[]]>([
		["fine", ["merge"]],
		["answer lost", ["merge", "update mango 2", "update aloo 3"]],
		["unreachable", ["merge", "update mango 2", "update aloo 3"]],
	])("are one request; %s", async (fate, calls) => {
		const { server, sync, shown, load, settled } = setUp(["fine", fate]);
		await load();
		const isDone = sync.wantMany(SEVERAL);
		expect(quantitiesOf(shown())).toEqual({ mango: 2, aloo: 3 });
		await settled();
		expect(await isDone).toBe(true);
		expect(server.calls).toEqual(["read", ...calls]);
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 2, aloo: 3 });
	});

	it("are told not to have come, also where a tap before them ran out of patience", async () => {
		const { sync, shown, want, load, settled } = setUp(["fine", ...Array<Fate>(4).fill("unreachable")]);
		await load();
		want("tomato", 1);
		void sync.flush();
		const isDone = sync.wantMany(SEVERAL);
		await settled();
		expect(await isDone).toBe(false);
		expect(shown()).toEqual([]);
	});

	it("have come where only a tap on another product was refused before them", async () => {
		const { server, sync, view, want, load, settled } = setUp(["fine", "refused"]);
		await load();
		want("tomato", 1);
		void sync.flush();
		const isDone = sync.wantMany(SEVERAL);
		await settled();
		expect(await isDone).toBe(true);
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 2, aloo: 3 });
		expect(view.refused).toHaveBeenCalledOnce();
	});

	it("have not come where the cart had no room for one of them", async () => {
		const { server, sync, shown, load, settled } = setUp();
		for (let n = 1; n < MAX_ORDER_LINES; n++) server.put(`other ${n}`, 1);
		await load();
		const isDone = sync.wantMany(SEVERAL);
		await settled();
		expect(await isDone).toBe(false);
		expect(quantityIn(shown(), "mango")).toBe(2);
		expect(shown()).toEqual(server.cart().lines);
	});

	it("have not come where more of what is there could not be asked for", async () => {
		const { server, sync, load, settled } = setUp(["fine", ...Array<Fate>(8).fill("unreachable")]);
		for (const { product } of SEVERAL) server.put(product.productId, 1);
		await load();
		const isDone = sync.wantMany(SEVERAL);
		await settled();
		expect(await isDone).toBe(false);
		expect(quantitiesOf(server.cart().lines)).toEqual({ mango: 1, aloo: 1 });
	});
});
