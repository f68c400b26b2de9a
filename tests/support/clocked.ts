import { test } from "vitest";
import { startTestShop } from "./test-shop";

/**
 * Tests of the project `clocked`: two instances of one shop, started once for all its files, which stand in one process
 * one after the other. Whoever sets its clock or its details need not put them back: that is done after each test.
 */
export const it = test
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads off this pattern what a fixture needs.
	.extend("shop", { scope: "worker", auto: true }, async ({}, { onCleanup }) => {
		const shop = await startTestShop({ instances: 2 });
		onCleanup(() => shop.stop());
		return shop;
	})
	.extend("asUsual", { auto: true }, async ({ shop }, { onCleanup }) => {
		onCleanup(() => shop.reset());
	});
