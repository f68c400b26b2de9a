import { expect } from "vitest";
import { database } from "./database";

/** Calls to a shop over https behind one proxy. */

/** Its public address. */
export const ORIGIN = "https://sabz.example";

let addresses = 0;

/** An address that nobody else in these tests has. */
export function newAddress(): string {
	addresses += 1;
	return `198.51.100.${addresses}`;
}

export type Call = { body?: unknown; cookie?: string; from?: string; origin?: string; signal?: AbortSignal };

/** Sends JSON to the shop from this address, as the proxy before it does. */
export function callFrom(shop: string, method: string, path: string, options: Call = {}) {
	const { body, cookie = "", from = newAddress(), origin = ORIGIN, signal } = options;
	return fetch(shop + path, {
		method,
		redirect: "manual",
		headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${from}`, cookie, origin },
		body: body === undefined ? undefined : JSON.stringify(body),
		signal,
	});
}

/** Sets counters of tries: as after so many from all addresses, each of which would cost the time of a password. */
export async function setCounters(key: RegExp, points: number): Promise<void> {
	const counters = (await database()).collection("ratelimits");
	const { modifiedCount } = await counters.updateMany({ key }, { $set: { points } });
	expect(modifiedCount).toBeGreaterThan(0);
}

/** Cookies that were given over http, under the names that they have over https. */
export const overHttps = (cookies: string) =>
	cookies.replaceAll(/sabz_(session|seller|device)=/g, "__Host-$&");

/** The cookie by which the shop knows the device again. */
export const deviceOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.find((cookie) => cookie.startsWith("__Host-sabz_device="))
		?.split(";")[0] ?? "";
