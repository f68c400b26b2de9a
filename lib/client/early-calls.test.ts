import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EARLY_CALLS_MS } from "@/lib/early/browser-keys.mjs";
import { call } from "./api";

const CART = "/api/user/cart";
const answerOf = (version: number) => Response.json({ success: true, version });
const asked = vi.fn(async () => answerOf(2));

beforeEach(() => {
	vi.stubGlobal("document", { documentElement: { lang: "en" } });
	vi.stubGlobal("fetch", asked);
	vi.stubGlobal("window", { sabzEarlyCalls: new Map([[CART, Promise.resolve(answerOf(1))]]) });
	vi.spyOn(performance, "now").mockReturnValue(EARLY_CALLS_MS - 1);
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	asked.mockClear();
});

describe("what the page asked for ahead of its scripts", () => {
	it("answers the first call, and only that", async () => {
		expect(await call("GET /api/user/cart")).toMatchObject({ version: 1 });
		expect(asked).not.toHaveBeenCalled();
		expect(await call("GET /api/user/cart")).toMatchObject({ version: 2 });
	});

	it("answers nothing once something was changed", async () => {
		await call("POST /api/user/cart/add", { body: { productId: "a", quantity: 1 } });
		expect(await call("GET /api/user/cart")).toMatchObject({ version: 2 });
	});

	it("is asked for anew when it is old", async () => {
		vi.spyOn(performance, "now").mockReturnValue(EARLY_CALLS_MS);
		expect(await call("GET /api/user/cart")).toMatchObject({ version: 2 });
	});

	it("is asked for anew when it did not come", async () => {
		vi.stubGlobal("window", { sabzEarlyCalls: new Map([[CART, Promise.resolve(null)]]) });
		expect(await call("GET /api/user/cart")).toMatchObject({ version: 2 });
	});
});
