import { expect, type Locator, type Page } from "@playwright/test";

/** Waits until nothing moves any more: what fades in has the contrast of a ghost. Endless animations are left alone. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const ending = document
			.getAnimations()
			.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
		await Promise.allSettled(ending.map((one) => one.finished));
	});
}

/** Waits until React has taken an element over: what is pressed before that is held until the page's scripts have come. */
export async function takenOver(element: Locator): Promise<void> {
	const properties = () => element.evaluate((one) => Object.keys(one).join());
	await expect.poll(properties).toContain("__reactProps");
}
