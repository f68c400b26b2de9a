import { ObjectId } from "mongodb";
import { describe, expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { database } from "@/tests/support/database";
import { newOrder, storedOrder as stored, WALLET, whose } from "@/tests/support/orders";
import { newCustomer, sellerCookies, type TestCustomer } from "@/tests/support/people";
import { move } from "@/tests/support/seller";

const PLENTY = 12;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const seller = await sellerCookies();
const sana = await newCustomer();

const orderOf = (who: TestCustomer, fields: Record<string, unknown> = {}) =>
	newOrder({ ...whose(who), ...fields });
const cancel = (id: string, { cookies } = sana) => api("PUT", `/api/order/cancel/${id}`, { cookies });
const pack = (id: string) => move(id, "Packed");
const notices = async (id: string) =>
	(await database())
		.collection("notifications")
		.find({ order: new ObjectId(id), type: "order_cancelled" })
		.toArray();

describe("within ten minutes a customer cancels", () => {
	test("what is not packed yet; the seller is told, by mail too", async () => {
		const id = await orderOf(sana);
		expect(await cancel(id)).toMatchObject({
			status: 200,
			json: { message: "Your order was cancelled", order: { status: "Cancelled", paymentStatus: "pending" } },
		});
		expect((await stored(id))?.statusHistory.at(-1)).toMatchObject({ status: "Cancelled", by: "customer" });
		expect(await notices(id)).toEqual([
			expect.objectContaining({
				title: expect.stringMatching(/^Order SBZ-[0-9A-F]{6} was cancelled$/),
				message: "Sana Iqbal cancelled 6 items for Rs. 1,814 to Satellite Town",
				isRead: false,
				orderDetails: { totalAmount: 1814, itemCount: 6, paymentMethod: "Cash On Delivery" },
			}),
		]);
		const mails = (await database()).collection("outgoingmails");
		const keys = [`order-cancelled:${id}`, `cancellation:${id}`];
		const sent = await mails.find({ key: { $in: keys } }).toArray();
		expect(sent.map(({ to }) => to).sort()).toEqual(["seller@sabz.example", sana.email].sort());
	});

	test("what is paid, and its money has to go back", async () => {
		const id = await orderOf(sana, WALLET);
		expect(await cancel(id)).toMatchObject({ status: 200, json: { order: { paymentStatus: "refund due" } } });
		const [notice] = await notices(id);
		expect(notice?.title).toMatch(/^Refund due: order/);
		expect(notice?.message).toContain("It was paid with JazzCash: the money has to go back");
	});

	test("once: asking again answers the same and tells nobody twice", async () => {
		const id = await orderOf(sana);
		expect([(await cancel(id)).status, (await cancel(id)).status]).toEqual([200, 200]);
		expect((await stored(id))?.statusHistory).toHaveLength(2);
		expect(await notices(id)).toHaveLength(1);
	});
});

describe("too late, an order stays as it is", () => {
	test.each([
		["Packed", "Your order is packed already and can no longer be cancelled."],
		["Out for delivery", "Your order is on its way already and can no longer be cancelled."],
		["Delivered", "Your order was delivered and can no longer be cancelled."],
		["Cancelled", "This order is cancelled already."],
	])("when it is %s", async (status, message) => {
		const id = await orderOf(sana, { status });
		expect(await cancel(id)).toMatchObject({ status: 409, json: { success: false, message } });
		expect((await stored(id))?.status).toBe(status);
	});

	test("after ten minutes", async () => {
		expect((await cancel(await orderOf(sana, { createdAt: minutesAgo(9.8) }))).status).toBe(200);
		expect(await cancel(await orderOf(sana, { createdAt: minutesAgo(10.2) }))).toMatchObject({
			status: 409,
			json: {
				message:
					"An order can be cancelled within 10 minutes. Please call us, and we will see what we can do.",
			},
		});
	});
});

test("an order is cancelled by its own customer only", async () => {
	const id = await orderOf(await newCustomer());
	expect((await cancel(id)).status).toBe(404);
	expect((await cancel("no-id")).status).toBe(404);
	expect((await stored(id))?.status).toBe("Order Placed");
});

test("of packing and cancelling in one moment exactly one happens, and the other hears which", async () => {
	const winners = await Promise.all(
		Array.from({ length: PLENTY }, async (_, index) => {
			const id = await orderOf(sana);
			const calls = [() => cancel(id), () => pack(id)];
			const [first, second] = await Promise.all(
				(index % 2 ? calls : calls.toReversed()).map((call) => call()),
			);
			const [cancelled, packed] = index % 2 ? [first, second] : [second, first];
			const status = (await stored(id))?.status;
			expect([cancelled?.status, packed?.status].sort()).toEqual([200, 409]);
			expect(status).toBe(cancelled?.status === 200 ? "Cancelled" : "Packed");
			const loser = status === "Cancelled" ? packed : cancelled;
			expect(loser?.json.message).toMatch(/already/);
			expect((await stored(id))?.statusHistory).toHaveLength(2);
			expect(await notices(id)).toHaveLength(status === "Cancelled" ? 1 : 0);
			return status;
		}),
	);
	expect(winners).toHaveLength(PLENTY);
});

test("cash that comes in while the order is cancelled is never forgotten", async () => {
	const outcomes = await Promise.all(
		Array.from({ length: PLENTY / 2 }, async () => {
			const id = await orderOf(sana);
			await Promise.all([cancel(id), api("PUT", `/api/order/mark-paid/${id}`, { cookies: seller })]);
			const order = await stored(id);
			return [order?.status, order?.paymentStatus === (order?.isPaid ? "refund due" : "pending")];
		}),
	);
	expect(outcomes).toEqual(Array(PLENTY / 2).fill(["Cancelled", true]));
});
