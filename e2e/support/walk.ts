import type { Page } from "@playwright/test";
import { matcherOf } from "@/lib/routes.mjs";
import { test } from "./test";

/** What a page may take on a machine that does other things too, in milliseconds; a walk is many of them in one test. */
const PAGE_MS = 20_000;
/** A token that nobody was ever given. */
export const DEAD_TOKEN = "a".repeat(64);

/** Looks at each of these pages; gives the paths at which they stood, as the look tells them. */
export async function walk(
	page: Page,
	paths: readonly string[],
	look: (page: Page, path: string) => Promise<string>,
): Promise<string[]> {
	test.setTimeout(test.info().timeout + paths.length * PAGE_MS);
	const walked: string[] = [];
	for (const path of paths) {
		// The page for no network opens another one as soon as the shop answers; here it is looked at.
		if (path.endsWith("/offline"))
			await page.route("**/api/health", (route) => route.fulfill({ status: 429 }));
		await page.goto(path);
		walked.push(await look(page, path));
	}
	return walked;
}

/** The pages of the table that none of these addresses belongs to. */
export const unseen = (pages: readonly string[], walked: readonly string[]) =>
	pages.filter((path) => !walked.some((address) => matcherOf([path]).test(address)));
