import type { Page } from "@playwright/test";

/** Waits until nothing moves any more: what fades in has the contrast of a ghost. Endless animations are left alone. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
		await Promise.allSettled(ending.map((one) => one.finished));
	});
}
