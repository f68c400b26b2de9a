import type { Page } from "@playwright/test";
import { newCustomer, type TestCustomer } from "../../tests/support/people";

/** A customer of this test alone, signed in in this page's browser. */
export async function signedIn(page: Page, options?: { isVerified?: boolean }): Promise<TestCustomer> {
	const customer = await newCustomer(options);
	const url = process.env.TEST_BASE_URL ?? "";
	const cookies = customer.cookies.split("; ").map((pair) => {
		const [name = "", ...value] = pair.split("=");
		return { name, value: value.join("="), url };
	});
	await page.context().addCookies(cookies);
	return customer;
}
