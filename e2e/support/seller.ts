import type { Page } from "@playwright/test";
import { sellerCookies } from "../../tests/support/people";
import { keepCookies } from "./people";

/** Signs this page's browser in as the seller. */
export async function asSeller(page: Page): Promise<void> {
	await keepCookies(page, await sellerCookies());
}

/** Lets the server refuse these calls without a word, until they are allowed again. */
export async function refuse(page: Page, calls: string): Promise<() => Promise<void>> {
	await page.route(calls, (route) => route.fulfill({ status: 409, json: { success: false } }));
	return () => page.unroute(calls);
}
