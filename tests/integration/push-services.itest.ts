import { ObjectId } from "mongodb";
import { describe, expect } from "vitest";
import { it } from "../support/clocked";
import { database } from "../support/database";
import { newCustomer, newStaff } from "../support/people";
import { startPushService } from "../support/push-service";
import {
	everyoneLearns,
	known,
	place,
	pushService,
	SLOW,
	SOON,
	subscribed,
	unsubscribe,
	withPushShop,
} from "../support/push-shop";
import { move } from "../support/seller";

/** Word on people's own screens, at push services that fail, mislead or are not there at all. */

withPushShop();

describe("a push service", () => {
	it.each([404, 410])("that answers %i is forgotten", SLOW, async (status) => {
		const packer = await newStaff("packer");
		const name = await subscribed(packer.cookies);
		pushService().answerWith(name, status);
		const { cookies } = await newCustomer();
		await place(cookies);
		await expect.poll(() => known(name), SOON).toBe(0);
	});

	it("that is down gets it later, once", SLOW, async () => {
		const [down, up] = [await newStaff("packer"), await newStaff("packer")];
		const [atDown, atUp] = [await subscribed(down.cookies), await subscribed(up.cookies)];
		pushService().answerWith(atDown, 503);
		const { cookies } = await newCustomer();
		const { _id } = await place(cookies);
		await expect.poll(() => pushService().toldTo(atUp).length, SOON).toBe(1);
		pushService().answerWith(atDown, 201);
		const pushes = (await database()).collection("outgoingpushes");
		await expect
			.poll(async () => (await pushes.findOne({ key: `new-order:${_id}` }))?.attempts, SOON)
			.toBe(1);
		await everyoneLearns();
		await pushes.updateOne({ key: `new-order:${_id}` }, { $set: { nextTryAt: new Date(0) } });
		await expect.poll(() => pushService().toldTo(atDown).length, SOON).toBe(1);
		await everyoneLearns();
		expect([pushService().toldTo(atDown).length, pushService().toldTo(atUp).length]).toEqual([1, 1]);
		for (const [one, name] of [
			[down, atDown],
			[up, atUp],
		] as const)
			await unsubscribe(one.cookies, name);
	});

	it("leads nobody elsewhere, and never holds up an order", SLOW, async () => {
		const elsewhere = await startPushService();
		const packer = await newStaff("packer");
		const [leads, silent] = [await subscribed(packer.cookies), await subscribed(packer.cookies)];
		pushService().answerWith(leads, { redirect: `${elsewhere.origin}/${leads}` });
		pushService().answerWith(silent, "never");
		const people = await Promise.all(Array.from({ length: 10 }, () => newCustomer()));
		const began = performance.now();
		await Promise.all(people.map(({ cookies }) => place(cookies)));
		expect(performance.now() - began).toBeLessThan(5_000);
		await everyoneLearns();
		expect(elsewhere.tries()).toBe(0);
		elsewhere.stop();
	});

	it("costs nothing where nobody wants word", SLOW, async ({ shop }) => {
		const db = await database();
		await db.collection("pushsubscriptions").deleteMany({});
		const { cookies, _id } = await newCustomer();
		await shop.app.kill();
		await shop.app.start();
		const order = await place(cookies);
		await move(order._id, "Packed");
		await shop.runJobs();
		const about = { $or: [{ key: new RegExp(order._id) }, { "to.owner": String(new ObjectId(_id)) }] };
		expect(await db.collection("outgoingpushes").countDocuments(about)).toBe(0);
	});
});
