import { randomUUID } from "node:crypto";
import { afterAll, expect } from "vitest";
import { api } from "./api";
import { it } from "./clocked";
import { database } from "./database";
import { newProduct } from "./products";
import { startPushService } from "./push-service";
import { orderedCash } from "./shopping";
import type { TestShop } from "./test-shop";

/** Long enough for word that goes out behind an order. */
export const SLOW = { timeout: 90_000 };
/** How long is waited until somebody has been told. */
export const SOON = { timeout: 30_000, interval: 200 };

type PushService = Awaited<ReturnType<typeof startPushService>>;
type PushShop = { shop: TestShop; service: PushService; product: string };

let started: PushShop | null = null;

function theShop(): PushShop {
	if (!started) throw new Error("no shop has been started");
	return started;
}

/** Where the shop's second instance answers. */
export const secondUrl = () => theShop().shop.second;
/** The push service that reads what it is given. */
export const pushService = () => theShop().service;
/** The owner's cookies. */
export const ownerCookies = () => theShop().shop.owner;

/** Has every instance learn who wants word, and send what is due. */
export const everyoneLearns = () => theShop().shop.runJobs();

/** Lets the time go by in which a step can be taken back, so that it is told. */
export const letUndoPass = () => theShop().shop.letUndoPass();

/** For a whole file: a push service, which nobody wants word through when the file has ended. */
export function withPushShop(): void {
	it.beforeAll(async ({ shop }) => {
		started = { shop, service: await startPushService(), product: await newProduct({ offerPrice: 500 }) };
	});
	afterAll(async () => {
		await (await database()).collection("pushsubscriptions").deleteMany({});
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
export const place = (cookies: string, headers: Record<string, string> = {}) =>
	orderedCash({ cookies }, [{ product: theShop().product, quantity: 4 }], {}, { headers });
