import { afterEach, describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { type EventsReader, openEvents } from "@/tests/support/events";
import { newOrder, whose } from "@/tests/support/orders";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { move } from "@/tests/support/seller";

const OWN_ORDERS = "/api/order/events";
const SELLER_NEWS = "/api/notifications/events";
const WAIT = { timeout: 15_000, interval: 50 };

let open: EventsReader[] = [];

const seller = await sellerCookies();

afterEach(() => {
	for (const reader of open) reader.close();
	open = [];
});

/** Opens a stream and waits until it has begun. */
async function follow(
	path: string,
	cookies: string,
	headers?: Record<string, string>,
): Promise<EventsReader> {
	const reader = await openEvents(path, { cookies, headers });
	open.push(reader);
	if (reader.status === 200) await expect.poll(reader.lastId, WAIT).not.toBe("");
	return reader;
}

/** Follows the orders of a customer who knows of everything up to now. */
async function followOrders(who: TestCustomer): Promise<EventsReader> {
	const first = await follow(OWN_ORDERS, who.cookies);
	first.close();
	return follow(`${OWN_ORDERS}?after=${first.lastId()}`, who.cookies);
}

const orderOf = (who: TestCustomer) => newOrder(whose(who));
const pack = (orderId: string) => move(orderId, "Packed");

describe("a customer hears", () => {
	test("of their own orders, and of nobody else's", async () => {
		const [sana, bilal] = [await newCustomer(), await newCustomer()];
		const [hers, his] = [await orderOf(sana), await orderOf(bilal)];
		const [sanaHears, bilalHears] = [await followOrders(sana), await followOrders(bilal)];
		await pack(hers);
		await expect.poll(sanaHears.heard, WAIT).toEqual(["change"]);
		await pack(his);
		await expect.poll(bilalHears.heard, WAIT).toEqual(["change"]);
		expect(sanaHears.heard()).toEqual(["change"]);
	});

	test("at once what happened before the stream was open, and after that only what is new", async () => {
		const sana = await newCustomer();
		const order = await orderOf(sana);
		const before = await followOrders(sana);
		before.close();
		await pack(order);
		const again = await follow(OWN_ORDERS, sana.cookies, { "last-event-id": before.lastId() });
		await expect.poll(again.heard, WAIT).toEqual(["change"]);
		const knowsNothing = await follow(OWN_ORDERS, sana.cookies);
		await expect.poll(knowsNothing.heard, WAIT).toEqual(["change"]);
	});

	test("nothing of it on the way: a stream carries no data, and no proxy may keep or pack it", async () => {
		const { headers, status } = await follow(OWN_ORDERS, (await newCustomer()).cookies);
		expect(status).toBe(200);
		expect(headers.get("content-type")).toContain("text/event-stream");
		expect(headers.get("cache-control")).toContain("no-transform");
		expect(headers.get("content-encoding")).toBeNull();
	});
});

describe("a stream", () => {
	test("is for who is signed in", async () => {
		const { cookies } = await newCustomer();
		expect((await follow(OWN_ORDERS, "")).status).toBe(401);
		expect((await follow(OWN_ORDERS, seller)).status).toBe(401);
		expect((await follow(SELLER_NEWS, "")).status).toBe(401);
		expect((await follow(SELLER_NEWS, cookies)).status).toBe(401);
		expect((await follow(`${OWN_ORDERS}?after=soon`, cookies)).status).toBe(400);
	});

	test("ends with its session, and with no other", async () => {
		const sana = await newCustomer();
		const login = { body: { email: sana.email, password: sana.password } };
		const elsewhere = (await api("POST", "/api/user/login", login)).cookies;
		const [here, there] = [await followOrders(sana), await follow(OWN_ORDERS, elsewhere)];
		await api("GET", "/api/user/logout", { cookies: sana.cookies });
		await expect.poll(here.end, WAIT).toBe("done");
		expect(there.end()).toBeNull();
		await api("PUT", "/api/user/change-password", {
			cookies: elsewhere,
			body: {
				currentPassword: sana.password,
				newPassword: "Another-Mango-4",
				confirmPassword: "Another-Mango-4",
			},
		});
		await expect.poll(there.end, WAIT).toBe("done");
	});

	test("is one of at most ten of an account", async () => {
		const { cookies } = await newCustomer();
		const ten = await Promise.all(Array.from({ length: 10 }, () => follow(OWN_ORDERS, cookies)));
		expect(ten.map(({ status }) => status)).toEqual(Array(10).fill(200));
		const eleventh = await follow(OWN_ORDERS, cookies);
		expect(eleventh.status).toBe(429);
		expect(eleventh.headers.get("retry-after")).toBe("30");
		ten[0]?.close();
		await expect.poll(async () => (await follow(OWN_ORDERS, cookies)).status, WAIT).toBe(200);
	});
});

test("the seller hears of a new order and of a read notification; a logout ends it", async () => {
	const own = await sellerCookies();
	const reader = await follow(SELLER_NEWS, own);
	const sana = await newCustomer();
	const heard = () => reader.heard().length;
	const before = heard();
	await pack(await orderOf(sana));
	await expect.poll(heard, WAIT).toBeGreaterThan(before);
	const known = heard();
	await api("PUT", "/api/notifications/read-all", { cookies: seller });
	await expect.poll(heard, WAIT).toBeGreaterThan(known);
	await api("POST", "/api/seller/logout", { cookies: own });
	await expect.poll(reader.end, WAIT).toBe("done");
});
