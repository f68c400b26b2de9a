import type { Page } from "@playwright/test";
import { newCustomer, sellerCookies, type TestCustomer } from "../../tests/support/people";

/** Gives this page's browser the cookies of a request: `a=1; b=2`. */
export async function keepCookies(page: Page, cookies: string): Promise<void> {
	const url = process.env.TEST_BASE_URL ?? "";
	const pairs = cookies.split("; ").map((pair) => {
		const [name = "", ...value] = pair.split("=");
		return { name, value: value.join("="), url };
	});
	await page.context().addCookies(pairs);
}

/** A customer of this test alone, signed in in this page's browser. */
export async function signedIn(page: Page, options?: { isVerified?: boolean }): Promise<TestCustomer> {
	const customer = await newCustomer(options);
	await keepCookies(page, customer.cookies);
	return customer;
}

/** Signs this page's browser in as the seller. */
export async function asSeller(page: Page): Promise<void> {
	await keepCookies(page, await sellerCookies());
}

/** Lets the server refuse these calls without a word, until they are allowed again. */
export async function refuse(page: Page, calls: string): Promise<() => Promise<void>> {
	await page.route(calls, (route) => route.fulfill({ status: 409, json: { success: false } }));
	return () => page.unroute(calls);
}
