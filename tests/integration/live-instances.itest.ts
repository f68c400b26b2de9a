import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { ObjectId } from "mongodb";
import { expect } from "vitest";
import { freePort } from "@/scripts/support/test-shop.mjs";
import { api } from "../support/api";
import { type EventsReader, openEvents } from "../support/events";
import { newOrder } from "../support/orders";
import { newCustomer, newStaff, sellerCookies } from "../support/people";
import type { Instance } from "../support/server-process";
import { withInstance } from "../support/with-shop";

const WAIT = { timeout: 15_000, interval: 50 };

const collectorPort = await freePort();

/** A second server on the database of the first, which sends its traces to a collector of ours. */
let second: Instance;
const test = withInstance({
	OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
	OTEL_BSP_SCHEDULE_DELAY: "100",
});

const traces: string[] = [];
const collector = createServer(async (request, answer) => {
	const sent = await text(request);
	if (request.url === "/v1/traces") traces.push(sent);
	answer.end();
});

test.beforeAll(({ instance }) => {
	second = instance;
	collector.listen(collectorPort, "127.0.0.1");
});
test.afterAll(() => {
	collector.close();
});

async function begun(reader: EventsReader): Promise<EventsReader> {
	await expect.poll(reader.lastId, WAIT).not.toBe("");
	return reader;
}

test("a request becomes a span of its route at the collector", async () => {
	const answer = await fetch(`${second.url}/api/reviews/66a000000000000000000001/stats`);
	expect(answer.status).toBe(404);
	await expect.poll(() => traces.join(), { timeout: 20_000 }).toContain("/api/reviews/[productId]/stats");
	expect(traces.join()).toContain("sabz");
}, 30_000);

test("whoever is switched off at one server is out at the other, and hears nothing more", async () => {
	const packer = await newStaff("packer");
	const options = { cookies: packer.cookies, base: second.url };
	const reader = await begun(await openEvents("/api/notifications/events", options));
	const path = `/api/seller/team/${packer._id}`;
	const body = { isActive: false };
	expect((await api("PUT", path, { cookies: await sellerCookies(), body })).status).toBe(200);
	const asked = await fetch(new URL("/api/order/seller", second.url), {
		headers: { cookie: packer.cookies },
	});
	expect(asked.status).toBe(401);
	await expect.poll(reader.end, WAIT).toBe("done");
}, 60_000);

test("what one server does, a browser at the other hears; a server that stops ends its streams", async () => {
	const [sana, seller] = [await newCustomer(), await sellerCookies()];
	const order = await newOrder({ user: new ObjectId(sana._id) });
	const options = { cookies: sana.cookies, base: second.url };
	const first = await begun(await openEvents("/api/order/events", options));
	first.close();
	const reader = await begun(await openEvents(`/api/order/events?after=${first.lastId()}`, options));

	await api("PUT", `/api/order/status/${order}`, { cookies: seller, body: { status: "Packed" } });
	await expect.poll(reader.heard, WAIT).toEqual(["change"]);

	const leaving = await newCustomer();
	const theirs = await begun(
		await openEvents("/api/order/events", { cookies: leaving.cookies, base: second.url }),
	);
	await api("GET", "/api/user/logout", { cookies: leaving.cookies });
	await expect.poll(theirs.end, WAIT).toBe("done");

	expect(reader.end()).toBeNull();
	await second.app.stop();
	await expect.poll(reader.end, WAIT).toBe("done");
}, 60_000);
