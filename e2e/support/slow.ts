import type { Page } from "@playwright/test";

/** From here on files whose address fits come that many milliseconds later, as on a slow line. */
export async function holdBack(page: Page, files: string, ms: number): Promise<void> {
	await page.route(files, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, ms));
		await route.continue();
	});
}

/** From here on files whose address fits do not come before they are let through. @returns lets them through */
export async function holdUntilLet(page: Page, files: string): Promise<() => void> {
	let letThrough = () => {};
	const released = new Promise<void>((resolve) => {
		letThrough = resolve;
	});
	await page.route(files, async (route) => {
		await released;
		await route.continue();
	});
	return letThrough;
}

/** From here on each file whose address fits is lost on its way once, as when a phone changes from one mast to the next. */
export async function failOnce(page: Page, files: string): Promise<void> {
	const failed = new Set<string>();
	await page.route(files, async (route) => {
		const address = route.request().url();
		if (failed.has(address)) return route.continue();
		failed.add(address);
		await route.abort("internetdisconnected");
	});
}
