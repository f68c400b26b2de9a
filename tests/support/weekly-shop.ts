import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Order } from "@/lib/orders/rules/order";
import type { basketCalls } from "@/lib/weekly/calls";
import type { WeeklyBasket } from "@/lib/weekly/rules";
import { api, must } from "./api";
import { it } from "./clocked";
import type { TestCustomer } from "./people";
import { newProduct, testAddress } from "./products";
import { ordersOf } from "./shopping";
import type { TestShop } from "./test-shop";

/** Long enough for a basket's evening, in milliseconds. */
export const SLOW = { timeout: 120_000 };

let product = "";

/** Something at Rs. 500 that every basket holds. */
export const someProduct = () => product;

/** For a whole file: something to put into weekly baskets. */
export function withWeeklyShop(): void {
	it.beforeAll(async () => {
		product = await newProduct({ name: "Chaunsa", offerPrice: 500 });
	});
}

/** Sets the clock so many minutes after the moment, and has the baskets that are due then be made. */
export async function eveningAt(shop: TestShop, moment: string | null, minutesAfter = 0): Promise<void> {
	await shop.setClockTo(moment, minutesAfter);
	await shop.runJobs();
}

/** What makes a basket: four of the product, every Friday at 10. */
export const basketOf = (fields: Record<string, unknown> = {}) => ({
	name: "Friday sabzi",
	items: [{ product, quantity: 4 }],
	address: testAddress,
	ifMissing: "refund",
	weekday: 5,
	slotFrom: "10:00",
	every: 1,
	...fields,
});

/** Asks for a basket of this customer. */
export const postBasket = ({ cookies }: TestCustomer, fields = {}, key: string = randomUUID()) =>
	api<typeof basketCalls.add>("POST", "/api/user/baskets", {
		cookies,
		body: basketOf(fields),
		headers: { "idempotency-key": key },
	});

/** The same, which has to work. */
export async function newBasket(who: TestCustomer, fields = {}): Promise<WeeklyBasket> {
	const { status, json } = await postBasket(who, fields);
	expect(status).toBe(201);
	return must(json.basket);
}

export async function basketsOf({ cookies }: TestCustomer): Promise<WeeklyBasket[]> {
	return must((await api<typeof basketCalls.list>("GET", "/api/user/baskets", { cookies })).json.baskets);
}

export const changeBasket = ({ cookies }: TestCustomer, id: string, body: object) =>
	api("PUT", `/api/user/baskets/${id}`, { cookies, body });

/** The one order that has become of this customer's basket. */
export async function onlyOrderOf(who: TestCustomer): Promise<Order> {
	const orders = await ordersOf(who);
	expect(orders).toHaveLength(1);
	const [order] = orders;
	if (!order) throw new Error("unreachable: the line above counts it");
	return order;
}

/** The day so many weeks later. */
export const weekLater = (day: string | null, weeks = 1) =>
	new Date(new Date(`${day}T00:00Z`).getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
