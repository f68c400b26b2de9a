import { expect } from "vitest";
import { database } from "./database";

/** How a shop behind one proxy is called, each time from an address that no other call of a test has. */

let addresses = 0;

/** An address that nobody else in these tests has. */
export function newAddress(): string {
	addresses += 1;
	return `198.51.100.${addresses}`;
}

type Call = { body?: unknown; cookie?: string; from?: string; origin?: string; at?: string };

/** Sends JSON to the shop at this address, as the proxy before it does. */
export function callBehindProxy(
	method: string,
	path: string,
	{ body, cookie = "", from = newAddress(), origin = "", at = "" }: Call,
) {
	return fetch(at + path, {
		method,
		redirect: "manual",
		headers: { "content-type": "application/json", "x-forwarded-for": `6.6.6.6, ${from}`, cookie, origin },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
}

/** Sets counters of tries: as after so many from all addresses, each of which would cost the time of a password. */
export async function setCounters(key: RegExp, points: number): Promise<void> {
	const counters = (await database()).collection("ratelimits");
	const { modifiedCount } = await counters.updateMany({ key }, { $set: { points } });
	expect(modifiedCount).toBeGreaterThan(0);
}
