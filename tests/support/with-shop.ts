import { test } from "vitest";
import { freePort } from "@/scripts/support/test-shop.mjs";
import { instanceOn } from "./server-process";
import { type ShopOptions, startTestShop } from "./test-shop";

/** Tests of a file that have a shop of their own: `const it = withShop({ instances: 2 })`, `it("…", ({ shop }) => …)`. */
export function withShop(options: ShopOptions = {}) {
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads off this pattern what a fixture needs.
	return test.extend("shop", { scope: "file", auto: true }, async ({}, { onCleanup }) => {
		const shop = await startTestShop(options);
		onCleanup(() => shop.stop());
		return shop;
	});
}

/** Another instance of the shop under test, on the same database unless the settings name another one; started. */
export async function startInstance(settings: Record<string, string> = {}) {
	const instance = instanceOn(await freePort(), { ...process.env, NODE_ENV: "production", ...settings });
	await instance.app.start();
	return instance;
}

/** Tests of a file that have another instance of the shop under test, with settings of its own. */
export function withInstance(settings: Record<string, string> = {}) {
	// biome-ignore lint/correctness/noEmptyPattern: Vitest reads off this pattern what a fixture needs.
	return test.extend("instance", { scope: "file", auto: true }, async ({}, { onCleanup }) => {
		const instance = await startInstance(settings);
		onCleanup(() => instance.app.stop());
		return instance;
	});
}
