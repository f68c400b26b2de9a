import { randomUUID } from "node:crypto";
import { Types } from "mongoose";
import { expect, it } from "vitest";
import { grantRefund, settleRefund } from "@/lib/money/server/refund-actions";
import { takeHandover } from "@/lib/money/server/riders-cash";
import { cancelOwnOrder } from "@/lib/orders/server/customer-actions";
import { placeCashOrder } from "@/lib/orders/server/place-cash-order";
import { stepOrder, undoMove } from "@/lib/orders/server/staff/seller-actions";
import { packOrder } from "@/lib/packing/server/decide";
import { takeCallback } from "@/lib/payments/server/check";
import { startPayment } from "@/lib/payments/server/start";
import { decideReport } from "@/lib/reports/server/decide";
import { fileReport } from "@/lib/reports/server/file";
import { assignOrder } from "@/lib/riders/server/dispatch";
import { takeRiderStep } from "@/lib/riders/server/step";
import { commit } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import { stockSetting } from "@/lib/stock/server/write";
import { addBasket } from "@/lib/weekly/server/change";
import { makeDueOrders } from "@/lib/weekly/server/make";
import { Handover } from "@/models/account";
import { User } from "@/models/accounts";
import { Coupon } from "@/models/coupons";
import { Notification } from "@/models/notifications";
import { Order } from "@/models/order";
import { ItemReport } from "@/models/reports";
import { SellerAction, TeamMember } from "@/models/team";
import { moveCredit } from "../support/credit";
import { killEverywhere } from "../support/dying";
import { OWNER } from "../support/owner";
import { paymentShop } from "../support/payment-shop";
import { testAddress } from "../support/products";
import { refundsOfOrder } from "../support/refunds";
import { type Case, mustAddUp, tracesOf } from "../support/traces";

/** The process dies before each write of a use case in turn: all of it happened, or nothing, and the books add up. */

const shop = paymentShop();
const SLOW = { timeout: 180_000 };
const START = 10;
const MINUTE_MS = 60_000;

/** Somebody with credit and a coupon that can be used once, and a cart of four pieces of a counted product. */
async function newCase(): Promise<Case> {
	clock.setOffset(0);
	const buyer = await shop.newBuyer();
	await User.create({ ...buyer.customer, phone: undefined, passwordHash: "none" });
	const counted = { at: new Date(), by: OWNER.name, reason: "count" as const };
	await commit([stockSetting(buyer.productId, START, counted, { entered: () => undefined })]);
	await moveCredit(buyer.customer._id, 300);
	const coupon = randomUUID().slice(0, 8).toUpperCase();
	await Coupon.create({ code: coupon, kind: "percent", value: 10, maxUses: 1 });
	return { ...buyer, coupon };
}

const basketOf = ({ productId, coupon }: Case) => ({
	items: [{ product: productId, quantity: 4 }],
	address: testAddress,
	deliveryTime: "standard" as const,
	coupon,
});

const place = (one: Case, key: string = randomUUID()) =>
	placeCashOrder(one.customer, { ...basketOf(one), cartVersion: 1 }, key);

const contact = ({ customer }: Case) => ({ userPhone: "03001234567", email: customer.email });

async function begin(one: Case): Promise<string> {
	const input = { ...basketOf(one), ...contact(one), amount: 1590 };
	return (await startPayment(one.customer, "jazzcash", input, randomUUID())).paymentId;
}

async function paid(one: Case): Promise<string> {
	const reference = await begin(one);
	await shop.bring(reference);
	await shop.comeBack(reference, "paid");
	return String((await Order.findOne({ user: one.customer._id }).orFail().lean())._id);
}

/** Kills what is done to a case everywhere: each death leaves what was there, or what is there where nobody dies. */
async function isWhole(
	prepare: (one: Case) => Promise<string>,
	act: (one: Case, prepared: string) => Promise<unknown>,
): Promise<void> {
	const seen: [before: string, found: string][] = [];
	let before = "";
	const traces = async (one: Case) => JSON.stringify(await tracesOf(one), null, 1);
	const deaths = await killEverywhere(
		async () => {
			const one = await newCase();
			const prepared = await prepare(one);
			before = await traces(one);
			return { one, prepared };
		},
		({ one, prepared }) => act(one, prepared),
		async ({ one }, nth) => {
			seen.push([before, await traces(one)]);
			await mustAddUp(nth);
		},
	);
	const [, after] = seen.at(-1) ?? [];
	expect(after).not.toBe(before);
	for (const [place, [was, found]] of seen.entries())
		expect([was, after], `killed before write ${place + 1}`).toContain(found);
	expect(deaths).toBeGreaterThan(1);
}

const nothing = async () => "";
const placed = async (one: Case) => (await place(one))._id;

async function onItsWay(one: Case): Promise<string> {
	const order = await placed(one);
	await stepOrder(OWNER, order, { status: "Packed", reason: "" });
	await stepOrder(OWNER, order, { status: "Out for delivery", reason: "" });
	const rider = await TeamMember.create({
		name: "Bilal",
		email: `${randomUUID()}@sabz-tests.pk`,
		role: "rider",
	});
	await assignOrder(OWNER, order, String(rider._id));
	return order;
}

const riderOf = async (order: string) => {
	const { rider } = await Order.findById(order).orFail().lean();
	return { ...OWNER, id: String(rider?._id), name: "Bilal", role: "rider" as const };
};

const bring = async (order: string) => {
	const { handoverCode: code } = await Order.findById(order).orFail().lean();
	const sent = { step: "delivered" as const, code, reason: undefined, key: "door", at: clock.shopNow() };
	await takeRiderStep(await riderOf(order), order, sent, "en");
};

it("a cash order, with pieces, a coupon, credit, cart and mails", SLOW, () =>
	isWhole(nothing, (one) => place(one)),
);

it("its cancellation by the customer", SLOW, () =>
	isWhole(placed, (one, order) => cancelOwnOrder(one.customer._id, order)),
);

it("its cancellation by the shop, and that taken back", SLOW, async () => {
	const cancel = (_one: Case, order: string) =>
		stepOrder(OWNER, order, { status: "Cancelled", reason: "No onions" });
	await isWhole(placed, cancel);
	await isWhole(
		async (one) => {
			const order = await placed(one);
			await cancel(one, order);
			return order;
		},
		(_one, order) => undoMove(OWNER, order),
	);
});

it("a bag that is closed with less than was ordered", SLOW, () =>
	isWhole(placed, (one, order) =>
		packOrder(OWNER, order, {
			lines: [{ product: one.productId, picked: 3 }],
			isComplete: true,
		}),
	),
);

it("a delivery, and the cash that is handed over", SLOW, async () => {
	await isWhole(onItsWay, (_one, order) => bring(order));
	const handovers: number[] = [];
	await killEverywhere(
		async () => {
			const order = await onItsWay(await newCase());
			await bring(order);
			return (await riderOf(order)).id;
		},
		(rider) => takeHandover(OWNER, { rider, counted: 1590, key: "evening" }),
		async (rider, nth) => {
			const [count, recorded] = await Promise.all([
				Handover.countDocuments({ rider }),
				SellerAction.countDocuments({ subjectId: rider, kind: "cash-handed-over" }),
			]);
			expect(recorded, `killed before write ${nth}`).toBe(count);
			handovers.push(count);
			await mustAddUp(nth);
		},
	);
	expect(handovers.at(-1)).toBe(1);
});

it("a payment that begins, fails, or becomes an order", SLOW, async () => {
	await isWhole(nothing, (one) => begin(one));
	await isWhole(
		async (one) => {
			const reference = await begin(one);
			await shop.bring(reference);
			shop.wallet.decide(reference, "declined");
			return reference;
		},
		(_one, reference) => takeCallback(shop.wallet.callback(reference)),
	);
	await isWhole(
		async (one) => {
			const reference = await begin(one);
			await shop.bring(reference);
			shop.wallet.decide(reference, "paid");
			return reference;
		},
		(_one, reference) => takeCallback(shop.wallet.callback(reference)),
	);
});

it("money that goes back: granted, settled as credit", SLOW, async () => {
	await isWhole(paid, (_one, order) =>
		grantRefund(OWNER, { order, amount: 300, reason: "late", note: "Two hours" }),
	);
	await isWhole(
		async (one) => {
			const order = await paid(one);
			await stepOrder(OWNER, order, { status: "Cancelled", reason: "No onions" });
			const due = (await refundsOfOrder(order)).find(({ state }) => state === "due");
			return String(due?._id);
		},
		(_one, refund) => settleRefund(OWNER, refund, { method: "credit", reference: "" }),
	);
});

it("a report, and its decision", SLOW, async () => {
	const delivered = async (one: Case) => {
		const order = await paid(one);
		for (const status of ["Packed", "Out for delivery", "Delivered"] as const)
			await stepOrder(OWNER, order, { status, reason: "" });
		return order;
	};
	const report = (one: Case, order: string) => {
		const said = { product: one.productId, problem: "bad" as const, quantity: 1, note: "" };
		return fileReport(one.customer._id, order, { report: said, pictures: [] });
	};
	await isWholeReport(delivered, report);
});

async function isWholeReport(
	delivered: (one: Case) => Promise<string>,
	report: (one: Case, order: string) => Promise<{ _id: string }>,
): Promise<void> {
	for (const decides of [false, true]) {
		await killEverywhere(
			async () => {
				const one = await newCase();
				const order = await delivered(one);
				return { one, order, filed: decides ? (await report(one, order))._id : "" };
			},
			({ one, order, filed }) =>
				decides
					? decideReport(OWNER, filed, { decision: "credit", amount: 100, message: "Sorry" })
					: report(one, order),
			async ({ one }, nth) => {
				const [found] = await ItemReport.find({ user: one.customer._id }).lean();
				const { reports: _, balance, mails } = await tracesOf(one);
				const notices = await Notification.countDocuments({ _id: found?._id ?? new Types.ObjectId() });
				expect(notices, `killed before write ${nth}`).toBe(found ? 1 : 0);
				expect([balance, mails.includes("report-decided")], `killed before write ${nth}`).toEqual(
					found?.decision ? [100, true] : [0, false],
				);
			},
		);
	}
}

it("the evening of a weekly basket", SLOW, () =>
	isWhole(
		async (one) => {
			const made = await addBasket(
				one.customer._id,
				{
					...{ name: "Friday sabzi", items: [{ product: one.productId, quantity: 4 }], address: testAddress },
					...{ weekday: 5, slotFrom: "10:00", every: 1 },
				},
				randomUUID(),
			);
			const due = new Date(made.orderedAt ?? 0).getTime();
			clock.setOffset(Math.ceil((due - Date.now()) / MINUTE_MS));
			return "";
		},
		() => makeDueOrders(),
	),
);
