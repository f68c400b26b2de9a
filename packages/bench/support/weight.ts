import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";
import { cookiesOf } from "./chrome";
import type { Visit } from "./visits";

/** A page rests once it has fetched no such file for so long, in milliseconds. */
const IDLE_MS = 1_500;

export type Weight = { scripts: number; styles: number; fonts: number };

const KINDS: Record<string, keyof Weight> = { script: "scripts", stylesheet: "styles", font: "fonts" };

/** A browser that has never been here, signed in as the cookie header says. */
export async function openAs(browser: Browser, url: string, cookies?: string): Promise<BrowserContext> {
	const context = await browser.newContext({ serviceWorkers: "block" });
	await context.addCookies(cookiesOf(url, cookies));
	return context;
}

/** Kilobytes that a page fetches until it rests, each file compressed by gzip alike whatever the server did. */
export async function weigh(browser: Browser, url: string, visit: Visit): Promise<Weight> {
	const context = await openAs(browser, url, visit.cookies);
	const page = await context.newPage();
	const weight: Weight = { scripts: 0, styles: 0, fonts: 0 };
	const waiting: Promise<void>[] = [];
	let last = performance.now();
	const rest = async () => {
		last = performance.now();
		while (performance.now() - last < IDLE_MS) await page.waitForTimeout(100);
	};
	page.on("response", (response) => {
		const kind = KINDS[response.request().resourceType()];
		if (!kind) return;
		last = performance.now();
		const add = async () => {
			const body = await response.body().catch(() => Buffer.alloc(0));
			weight[kind] += (kind === "fonts" ? body.length : gzipSync(body).length) / 1000;
		};
		waiting.push(add());
	});
	await page.goto(`${url}${visit.path}`, { waitUntil: "load" });
	await rest();
	if (visit.open) {
		await visit.open(page);
		await rest();
	}
	await Promise.all(waiting);
	await context.close();
	return weight;
}
