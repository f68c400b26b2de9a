import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Order } from "@/lib/domain/order";
import type { WeeklyBasket } from "@/lib/domain/weekly-basket";
import { api } from "./api";
import { type OwnShop, startOwnShop } from "./own-shop";
import { sellerCookies, type TestCustomer } from "./people";
import { newProduct, testAddress } from "./products";

/** Long enough for a basket's evening, in milliseconds. */
export const SLOW = { timeout: 120_000 };
/** How long is waited for what a round of the job makes, in milliseconds. */
export const SOON = { timeout: 25_000, interval: 300 };
const MINUTE_MS = 60_000;
/** The clock and the shop's details are known to both instances after this; milliseconds. */
const KNOWN_MS = 1_300;

let shop: OwnShop | null = null;
let owner = "";
let product = "";

/** The shop of this file's tests. */
export function ownShop(): OwnShop {
	if (!shop) throw new Error("no shop has been started");
	return shop;
}

/** The owner's cookies. */
export const ownerCookies = () => owner;
/** Something at Rs. 500 that every basket holds. */
export const someProduct = () => product;

/** For a whole file: two instances of one shop, whose clock and details are as usual before each test. */
export function withWeeklyShop(): void {
	beforeAll(async () => {
		shop = await startOwnShop();
		await shop.startSecond();
		owner = await sellerCookies();
		product = await newProduct({ name: "Chaunsa", offerPrice: 500 });
	});
	afterAll(() => shop?.stop());
	afterEach(async () => {
		await setClock(0);
		await changeShop({ slotCapacity: null, closedDays: [], minimumOrder: 1500, deliveryFees: { slot: 0 } });
	});
}

const setClock = (offsetMinutes: number) =>
	api("POST", "/api/test/clock", { cookies: owner, body: { offsetMinutes } });

/** Changes the shop's details, and waits until both instances know. */
export async function changeShop(body: Record<string, unknown>): Promise<void> {
	expect((await api("PUT", "/api/seller/shop", { cookies: owner, body })).status).toBe(200);
	await pause(KNOWN_MS);
}

/** Sets the clock so many minutes after the moment. */
export async function clockAt(moment: string | null, minutesAfter = 0): Promise<void> {
	const ahead = new Date(moment ?? "").getTime() - Date.now();
	await setClock(Math.ceil(ahead / MINUTE_MS) + minutesAfter);
	await pause(KNOWN_MS);
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
	api("POST", "/api/user/baskets", {
		cookies,
		body: basketOf(fields),
		headers: { "idempotency-key": key },
	});

/** The same, which has to work. */
export async function newBasket(who: TestCustomer, fields = {}): Promise<WeeklyBasket> {
	const { status, json } = await postBasket(who, fields);
	expect(status).toBe(201);
	return json.basket as WeeklyBasket;
}

export async function basketsOf({ cookies }: TestCustomer): Promise<WeeklyBasket[]> {
	return (await api("GET", "/api/user/baskets", { cookies })).json.baskets as WeeklyBasket[];
}

export const changeBasket = ({ cookies }: TestCustomer, id: string, body: object) =>
	api("PUT", `/api/user/baskets/${id}`, { cookies, body });

export async function ordersOf({ cookies }: TestCustomer): Promise<Order[]> {
	return (await api("GET", "/api/order/user", { cookies })).json.orders as Order[];
}

/** The one order that becomes of this customer's basket. */
export async function orderSoon(who: TestCustomer): Promise<Order> {
	await expect.poll(async () => (await ordersOf(who)).length, SOON).toBe(1);
	const [order] = await ordersOf(who);
	if (!order) throw new Error("unreachable: the poll above waits for it");
	return order;
}

/** The day so many weeks later. */
export const weekLater = (day: string | null, weeks = 1) =>
	new Date(new Date(`${day}T00:00Z`).getTime() + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
