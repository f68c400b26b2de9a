import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../../../scripts/support/browser.mjs";

/** A mid-range phone of 2020 on a slow 4G line, as Lighthouse takes them. */
const PHONE = {
	viewport: { width: 412, height: 823 },
	deviceScaleFactor: 1.75,
	isMobile: true,
	hasTouch: true,
};
const CPU_SLOWDOWN = 4;
/** A finger does not tap before what it wants stands still. */
const SETTLE_MS = 1_000;
const LINE = {
	offline: false,
	/** Milliseconds a round trip. */
	latency: 150,
	/** Bytes a second. */
	downloadThroughput: 1_600_000 / 8,
	uploadThroughput: 750_000 / 8,
};

export function openChrome(): Promise<Browser> {
	const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"];
	return chromium.launch({ executablePath: findBrowser(), args });
}

/** A phone with nothing in its cache, and one page on it. */
export async function openPhone(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
	const context: BrowserContext = await browser.newContext(PHONE);
	// The compiler that runs this program gives functions their names by a helper that no page knows.
	await context.addInitScript("globalThis.__name = (named) => named");
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send("Network.enable");
	await cdp.send("Network.emulateNetworkConditions", LINE);
	await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
	return { page, close: () => context.close() };
}

/** Taps as a finger does: it rests on the glass for 80 ms. */
export async function tap(page: Page, selector: string): Promise<void> {
	const target = page.locator(selector).first();
	// To the middle, clear of the bars at the top and the bottom.
	await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await page.waitForTimeout(SETTLE_MS);
	const box = await target.boundingBox();
	if (!box) throw new Error(`nothing to tap: ${selector}`);
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const cdp = await page.context().newCDPSession(page);
	await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
	await page.waitForTimeout(80);
	await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await cdp.detach();
}
