import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { CODE, deliveriesOf, HOUR, newDelivery, stored, takeStep } from "@/tests/support/deliveries";
import { mailsTo } from "@/tests/support/mails";
import { balanceOf } from "@/tests/support/money";
import { whose } from "@/tests/support/orders";
import { newCustomer, newStaff } from "@/tests/support/people";
import { messagesTo, newByNumber } from "@/tests/support/phones";
import { asOwner, move, undo } from "@/tests/support/seller";
import { ordersOf } from "@/tests/support/shopping";

/** What becomes of deliveries that come later than promised, and of those that only seem to. */

const rider = await newStaff("rider");
const step = (id: string, fields: Record<string, unknown>, cookies = rider.cookies) =>
	takeStep(id, fields, cookies);
const onTheRoad = (fields = {}, to = rider) => newDelivery(to, { status: "Out for delivery", ...fields });

describe("a late delivery", () => {
	test("gives credit once, with an apology; an early one, and a shop without it, give none", async () => {
		const customer = await newCustomer();
		const late = { ...whose(customer), promisedAt: new Date(Date.now() - HOUR) };
		const deliver = async (fields: object) => {
			const id = await onTheRoad(fields);
			const key = `late-${id}`;
			for (let times = 0; times < 2; times++) {
				expect((await step(id, { step: "delivered", code: CODE, key })).status).toBe(200);
			}
			return id;
		};
		const credit = async () => (await api("GET", "/api/user/credit", { cookies: customer.cookies })).json;

		await deliver(late);
		expect(await credit()).toMatchObject({ balance: 0 });
		await offering(async () => {
			await deliver(whose(customer));
			expect(await credit()).toMatchObject({ balance: 0 });
			const id = await deliver(late);
			expect(await credit()).toMatchObject({
				balance: 100,
				entries: [{ amount: 100, reason: "late", order: id }],
			});
			const order = (await ordersOf(customer)).find(({ _id }) => _id === id);
			expect(order).toMatchObject({ lateCredit: 100 });
			const apology = async () => JSON.stringify(await mailsTo(customer.email));
			await expect.poll(apology).toMatch(/We are sorry: it came later/);
		});
	});

	const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

	/** On its way since two hours, promised half an hour ago; that it left was entered ten minutes ago. */
	const enteredLater = () => ({
		createdAt: ago(120),
		promisedAt: ago(30),
		statusHistory: [{ status: "Out for delivery", at: ago(10) }],
	});

	test("is none where it was there in time, though the step before it was entered later", async () => {
		const [customer, quick] = await Promise.all([newCustomer(), newStaff("rider")]);
		await offering(async () => {
			const id = await onTheRoad({ ...whose(customer), ...enteredLater() }, quick);
			const at = ago(40).toISOString();
			expect((await step(id, { step: "delivered", code: CODE, at }, quick.cookies)).status).toBe(200);
			expect(await balanceOf(customer)).toBe(0);
			expect(await ordersOf(customer), "for My Orders").toMatchObject([{ statusHistory: [{}, { at }] }]);
			const today = Object((await deliveriesOf(quick)).today);
			expect(today.onTime, "of the rider's day").toBe(today.delivered);
		});
	});

	test("is none after a first attempt in time that was sent once the step before it was entered", async () => {
		const customer = await newCustomer();
		await offering(async () => {
			const id = await onTheRoad({ ...whose(customer), ...enteredLater() });
			const failed = { step: "failed", reason: "Nobody opened", at: ago(40) };
			expect((await step(id, failed)).status).toBe(200);
			expect((await move(id, "Packed")).status).toBe(200);
			expect((await step(id, { step: "picked_up" })).status).toBe(200);
			expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
			expect(await balanceOf(customer)).toBe(0);
		});
	});

	test("happened no earlier than it was ordered, whatever a phone says", async () => {
		const id = await onTheRoad({ createdAt: ago(20) });
		expect((await step(id, { step: "delivered", code: CODE, at: ago(60) })).status).toBe(200);
		const order = await stored(id);
		expect(order?.statusHistory.at(-1).at).toEqual(order?.createdAt);
	});

	/** The shop gives Rs. 100 for what comes late while this runs. */
	async function offering(work: () => Promise<void>): Promise<void> {
		const set = (lateCredit: number) => asOwner("PUT", "/api/seller/shop", { lateCredit });
		expect((await set(100)).status).toBe(200);
		await work().finally(() => set(0));
	}

	test("is apologised for on the phone of whoever is told there", async () => {
		const { phone } = await newByNumber();
		const user = await (await database()).collection("users").findOne({ phone });
		const bought = { user: user?._id, customer: { name: "Rubina", email: "" } };
		await offering(async () => {
			const id = await onTheRoad({ ...bought, promisedAt: new Date(Date.now() - HOUR) });
			expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
			const told = async () => (await messagesTo(phone)).at(-1)?.text;
			await expect.poll(told).toMatch(/was delivered\. We are sorry: it came later.*Rs\. 100/);
		});
	});

	test("is apologised for also to whoever wants no mails about steps", async () => {
		const customer = await newCustomer();
		const wanted = { cookies: customer.cookies, body: { stepMails: false } };
		expect((await api("PUT", "/api/user/mail-settings", wanted)).status).toBe(200);
		await offering(async () => {
			for (const promisedAt of [new Date(Date.now() + HOUR), ago(60)]) {
				const id = await onTheRoad({ ...whose(customer), promisedAt });
				expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
			}
		});
		const delivered = async () =>
			(await mailsTo(customer.email)).flatMap(({ subject, text }) =>
				subject?.includes("delivered") ? text?.replaceAll(/\s+/g, " ") : [],
			);
		await expect.poll(delivered).toEqual([expect.stringContaining("We are sorry: it came later")]);
	});

	test("that is undone takes its credit back, and gives it once when it is there after all", async () => {
		const customer = await newCustomer();
		await offering(async () => {
			const id = await onTheRoad({ ...whose(customer), promisedAt: new Date(Date.now() - HOUR) });
			for (const balance of [100, 0, 100]) {
				const answer = balance > 0 ? await move(id, "Delivered") : await undo(id);
				expect(answer.status).toBe(200);
				await expect.poll(() => balanceOf(customer)).toBe(balance);
			}
			expect(await ordersOf(customer)).toMatchObject([{ lateCredit: 100 }]);
		});
	});

	test.each([
		["Nobody opened", 0],
		["Nobody was at home, I rang twice", 0],
		["shop_fault", 100],
	])("after a first attempt in time that failed with %s gives Rs. %i", async (reason, given) => {
		const customer = await newCustomer();
		await offering(async () => {
			const steps = [
				{ status: "Out for delivery", at: ago(120) },
				{ status: "On hold", at: ago(100), by: "rider", reason },
				{ status: "Packed", at: ago(30) },
				{ status: "Out for delivery", at: ago(20) },
			];
			const id = await onTheRoad({ ...whose(customer), promisedAt: ago(60), statusHistory: steps });
			expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
			await expect.poll(() => balanceOf(customer)).toBe(given);
		});
	});

	test("of somebody who ordered by phone gives no credit: there is no account for it", async () => {
		await offering(async () => {
			const caller = { customer: { name: "Ali", email: "" }, takenBy: "Owner", isCallers: true };
			const id = await onTheRoad({ ...caller, promisedAt: new Date(Date.now() - HOUR) });
			expect((await step(id, { step: "delivered", code: CODE })).status).toBe(200);
			expect((await stored(id))?.ledger.map(({ kind }: { kind: string }) => kind)).toEqual(["paid"]);
		});
	});
});
