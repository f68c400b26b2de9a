import type { Page } from "@playwright/test";
import { ObjectId } from "mongodb";
import { newOrder, type OrderFields, storedOrder } from "../../tests/support/orders";
import type { TestStaff } from "../../tests/support/people";
import { testAddress } from "../../tests/support/products";
import { keepCookies } from "./people";
import { expect } from "./test";

/** The code that every order here has. */
export const CODE = "0471";
/** In milliseconds. */
export const MINUTE = 60_000;

/** An order on the road with this rider, or as it is said otherwise. */
export async function given(
	rider: TestStaff,
	firstName: string,
	minutes: number,
	fields: OrderFields = {},
): Promise<string> {
	const status = fields.status ?? "Out for delivery";
	const address = {
		...testAddress,
		firstName,
		deliveryInstructions: "Call from the corner, the lane is narrow.",
	};
	return newOrder({
		status,
		statusHistory: [{ status, at: new Date(Date.now() - 20 * MINUTE) }],
		handoverCode: CODE,
		rider: { _id: new ObjectId(rider._id), name: rider.name },
		address,
		promisedAt: new Date(Date.now() + minutes * MINUTE),
		...fields,
	});
}

/** The order as it is kept. */
export const stored = async (id: string) => storedOrder(id);
export const statusOf = async (id: string) => (await stored(id))?.status;
export const stepsOf = async (id: string): Promise<{ key: string; step: string }[]> =>
	(await stored(id))?.riderSteps ?? [];

/**
 * Waits until the next page that opens is awake. The day stands there in what the shop has served, before the page runs; once
 * it asks the shop for the day anew, the phone has kept it.
 */
export const dayIsKept = (page: Page) =>
	page.waitForResponse((response) => new URL(response.url()).pathname === "/api/rider/deliveries");

/** Opens the page of this rider, and waits until it is awake: an address that changes while it wakes is lost to it. */
export async function open(page: Page, rider: TestStaff): Promise<void> {
	await keepCookies(page, rider.cookies);
	const kept = dayIsKept(page);
	await page.goto("/rider");
	await kept;
	await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
}

/** Opens the page of this rider at one delivery. */
export async function openDelivery(page: Page, rider: TestStaff, id: string): Promise<void> {
	await keepCookies(page, rider.cookies);
	await page.goto(`/rider#${id}`);
}

/** Opens the page so that it opens again without a network. */
export async function openForGood(page: Page, rider: TestStaff): Promise<void> {
	await open(page, rider);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	const kept = dayIsKept(page);
	await page.reload();
	await kept;
	await expect(page.getByRole("heading", { level: 1, name: rider.name })).toBeVisible();
}

export const next = (page: Page) => page.getByRole("region", { name: "Next delivery" });
export const strip = (page: Page) => page.getByRole("status").first();

/** Types the code of whoever this is, and says that it is delivered. */
export async function enter(page: Page, firstName: string, code: string): Promise<void> {
	await page.getByLabel(`${firstName}’s 4 digits`).fill(code);
	await page.getByRole("button", { name: /^Delivered/ }).click();
}
