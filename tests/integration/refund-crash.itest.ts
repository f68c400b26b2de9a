import { afterAll, beforeAll, expect, it } from "vitest";
import { dieBefore } from "../support/dying";
import { OWNER } from "../support/owner";
import { type PaymentShop, startPaymentShop } from "../support/payment-shop";
import { paymentTools } from "../support/payment-tools";
import { refundsOfOrder } from "../support/refunds";

/** The process dies before its n-th write, for every n between a step with a paid order and the money's way back. */

let shop: PaymentShop;
let tools: Awaited<ReturnType<typeof paymentTools>>;

beforeAll(async () => {
	shop = await startPaymentShop();
	tools = await paymentTools(shop);
});
afterAll(() => shop.stop());

/** Every write is the last one once. */
const SLOW = { timeout: 120_000 };

async function modules() {
	const [orders, settle, grant, sweep] = await Promise.all([
		import("@/lib/orders/server/staff/seller-actions"),
		import("@/lib/money/server/refund-actions"),
		import("@/lib/money/server/refund-actions"),
		import("@/lib/orders/server/side-effects"),
	]);
	return { ...orders, ...settle, ...grant, ...sweep };
}

/** A paid order, as its payment made it. */
async function paidOrder(): Promise<string> {
	const buyer = await shop.newBuyer();
	await tools.comeBack(await shop.begin(buyer), "paid");
	const [order] = await tools.ordersOf(buyer.customer._id);
	return String(order?._id);
}

/** Kills `act` before each of its writes in turn; after each death the next process sweeps, and `then` looks. */
async function killEverywhere(
	prepare: () => Promise<string>,
	act: (id: string) => Promise<unknown>,
	then: (id: string, nth: number) => Promise<void>,
): Promise<void> {
	const { sweepOrders } = await modules();
	for (let nth = 1, survived = false; !survived; nth += 1) {
		const id = await prepare();
		const death = dieBefore(nth);
		await act(id).catch(() => undefined);
		survived = death.count() < nth;
		death.revive();
		expect(nth).toBeLessThan(40);
		// The time in which a step can be taken back is over.
		await tools.m.Order.updateOne(
			{ _id: id, untoldStepAt: { $exists: true } },
			{ $set: { untoldStepAt: new Date(1000) } },
		);
		await sweepOrders();
		await then(id, nth);
	}
}

it("a cancelled order has its whole refund due once, and its customer one mail", SLOW, async () => {
	const { moveOrder } = await modules();
	await killEverywhere(
		paidOrder,
		(id) => moveOrder(OWNER, id, { status: "Cancelled", reason: "No onions" }),
		async (id, nth) => {
			const order = await tools.m.Order.findById(id).orFail().lean();
			const refunds = await refundsOfOrder(id);
			const isCancelled = order.status === "Cancelled";
			expect(order.paymentStatus, `killed before write ${nth}`).toBe(isCancelled ? "refund due" : "success");
			expect(refunds.map(({ amount, state }) => ({ amount, state }))).toEqual(
				isCancelled ? [{ amount: 2100, state: "due" }] : [],
			);
			const key = `cancellation:${id}`;
			expect(await tools.m.OutgoingMail.countDocuments({ key })).toBe(isCancelled ? 1 : 0);
			expect(order.untoldStepAt).toBeUndefined();
		},
	);
});

it("a refund is settled or still due, and the order says the same", SLOW, async () => {
	const { moveOrder, settleRefund } = await modules();
	async function cancelledOrder(): Promise<string> {
		const id = await paidOrder();
		await moveOrder(OWNER, id, { status: "Cancelled", reason: "No onions" });
		return id;
	}
	const settle = async (id: string) => {
		const [refund] = await refundsOfOrder(id);
		return settleRefund(OWNER, String(refund?._id), { method: "wallet", reference: "TX-1" });
	};
	await killEverywhere(cancelledOrder, settle, async (id, nth) => {
		const seen = async () => {
			const [refund, ...others] = await refundsOfOrder(id);
			expect(others).toHaveLength(0);
			const { paymentStatus } = await tools.m.Order.findById(id).orFail().lean();
			const mails = await tools.m.OutgoingMail.countDocuments({ key: `refund-settled:${refund?._id}` });
			return { state: refund?.state, paymentStatus, mails };
		};
		const settled = { state: "settled", paymentStatus: "refunded", mails: 1 };
		const due = { state: "due", paymentStatus: "refund due", mails: 0 };
		const now = await seen();
		expect(now, `killed before write ${nth}`).toEqual(now.state === "settled" ? settled : due);
		// Whoever was cut off does it again.
		if (now.state === "due") await settle(id);
		expect(await seen(), `done again after write ${nth}`).toEqual(settled);
	});
});

it("a granted refund is there once after being said again", SLOW, async () => {
	const { grantRefund } = await modules();
	const grant = (order: string) =>
		grantRefund(OWNER, { order, amount: 300, reason: "late", note: "Two hours" });
	await killEverywhere(paidOrder, grant, async (id, nth) => {
		await grant(id);
		const refunds = await refundsOfOrder(id);
		expect(refunds, `killed before write ${nth}`).toMatchObject([{ amount: 300, state: "due" }]);
		expect((await tools.m.Order.findById(id).orFail().lean()).paymentStatus).toBe("refund due");
	});
});
