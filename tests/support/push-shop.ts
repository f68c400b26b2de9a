import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { api } from "./api";
import { database } from "./database";
import { type OwnShop, startOwnShop } from "./own-shop";
import { sellerCookies } from "./people";
import { newProduct, testAddress } from "./products";
import { startPushService } from "./push-service";

/** Long enough for word that goes out behind an order. */
export const SLOW = { timeout: 90_000 };
/** How long is waited until somebody has been told. */
export const SOON = { timeout: 30_000, interval: 200 };

type PushService = Awaited<ReturnType<typeof startPushService>>;
type PushShop = { shop: OwnShop; second: string; service: PushService; owner: string; product: string };

let started: PushShop | null = null;

function theShop(): PushShop {
	if (!started) throw new Error("no shop has been started");
	return started;
}

/** The shop of this file's tests. */
export const ownShop = () => theShop().shop;
/** Where its second instance answers. */
export const secondUrl = () => theShop().second;
/** The push service that reads what it is given. */
export const pushService = () => theShop().service;
/** The owner's cookies. */
export const ownerCookies = () => theShop().owner;

/** For a whole file: two instances of one shop, and a push service. */
export function withPushShop(): void {
	beforeAll(async () => {
		const service = await startPushService();
		const shop = await startOwnShop();
		const { baseUrl: second } = await shop.startSecond();
		const owner = await sellerCookies();
		started = { shop, second, service, owner, product: await newProduct({ offerPrice: 500 }) };
	});
	afterAll(async () => {
		await started?.shop.stop();
		started?.service.stop();
	});
}

/** Has somebody told in a new browser, and gives the browser's name. `at`: the instance, where it is not the first. */
export async function subscribed(
	cookies: string,
	at = "",
	headers: Record<string, string> = {},
): Promise<string> {
	const name = randomUUID();
	const body = pushService().newBrowser(name);
	expect((await api("POST", `${at}/api/push/subscription`, { cookies, body, headers })).status).toBe(201);
	return name;
}

const endpointOf = (name: string) => `${pushService().origin}/${name}`;

export const unsubscribe = (cookies: string, name: string) =>
	api("DELETE", "/api/push/subscription", { cookies, body: { endpoint: endpointOf(name) } });

/** How often the shop knows this browser. */
export const known = async (name: string) =>
	(await database()).collection("pushsubscriptions").countDocuments({ endpoint: endpointOf(name) });

/** Orders something, to be paid at the door. */
export async function place(
	cookies: string,
	headers: Record<string, string> = {},
): Promise<{ _id: string; number: string }> {
	const body = { items: [{ product: theShop().product, quantity: 4 }], address: testAddress };
	const { status, json } = await api("POST", "/api/order/cod", { cookies, body, headers });
	expect(status).toBe(201);
	return json.order as { _id: string; number: string };
}

/** Has the owner take an order this far. */
export const step = (id: string, status: string) =>
	api("PUT", `/api/order/status/${id}`, { cookies: ownerCookies(), body: { status, reason: "No onions" } });
