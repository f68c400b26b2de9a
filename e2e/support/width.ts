import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Fails when the page is wider than the screen, and names what sticks out. */
export async function expectNoWider(page: Page): Promise<void> {
	const screen = page.viewportSize()?.width ?? 0;
	await expect(async () => {
		const sticksOut = await page.evaluate((width) => {
			if (document.documentElement.scrollWidth <= width) return [];
			const reaches = (element: Element) => element.getBoundingClientRect().right > width + 1;
			return [...document.querySelectorAll("body *")]
				.filter((element) => reaches(element) && ![...element.children].some(reaches))
				.map((element) => element.outerHTML.slice(0, 160));
		}, screen);
		expect(sticksOut).toEqual([]);
	}).toPass({ timeout: 15_000 });
}
