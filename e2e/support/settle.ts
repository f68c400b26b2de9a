import { expect, type Locator, type Page, type Request } from "@playwright/test";
import { LATE_SCRIPT_TYPE } from "@/lib/early/late-parts-script.mjs";

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

/** Goes on a little, as whoever reads: what lies far below the first screen is drawn for them at once, and for others later. */
export const readOn = (page: Page): Promise<void> => page.mouse.wheel(0, 40);

/** What never ends, or has no answer. */
const ENDLESS = ["eventsource", "ping"];
const pending = new WeakMap<Page, Set<Request>>();

/** Notes from here on what the page requests and has not received yet, for `loaded`. */
export function noteRequests(page: Page): void {
	const open = new Set<Request>();
	pending.set(page, open);
	page.on("request", (request) => {
		if (!ENDLESS.includes(request.resourceType())) open.add(request);
	});
	page.on("requestfinished", (request) => open.delete(request));
	page.on("requestfailed", (request) => open.delete(request));
}

/** What a page still waits for, by its own account; asked after two frames, in which it draws what has just come. */
const waitsFor = (lateScript: string) =>
	new Promise<string[]>((done) => {
		const look = () => {
			const { readyState, documentElement } = document;
			const heading = document.querySelector("h1") ?? documentElement;
			const reasons = {
				"its files": readyState !== "complete",
				"its late scripts": document.querySelector(`script[type="${lateScript}"]`) !== null,
				"its faces": documentElement.hasAttribute("data-first-screen"),
				React: !Object.keys(heading).some((key) => key.startsWith("__reactProps")),
			};
			done(Object.entries(reasons).flatMap(([reason, isOpen]) => (isOpen ? [reason] : [])));
		};
		requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(look)));
	});

/**
 * Waits until a page stands as it stays: its late scripts have run, its faces are in place, and nothing
 * that it has requested is still on its way.
 */
export async function loaded(page: Page): Promise<void> {
	await expect(async () => {
		const open = () => [...(pending.get(page) ?? [])].map((request) => request.url());
		expect(open()).toEqual([]);
		expect(await page.evaluate(waitsFor, LATE_SCRIPT_TYPE)).toEqual([]);
		expect(open()).toEqual([]);
	}).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}
