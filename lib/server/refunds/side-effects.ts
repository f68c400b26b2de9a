import "server-only";
import { Order, type OrderDoc } from "@/models/order";
import { Refund, type RefundDoc } from "@/models/refund";
import { giveCredit } from "../credit/account";
import { log } from "../log/log";
import { refundSettledMail } from "../mail/messages/refund-settled";
import { queueMails } from "../mail/outbox";
import { alignRefunds } from "./align";
import { toRefund } from "./read";

/** Money that went back as credit is in the customer's account, once however often it is said. */
async function creditCustomer({ _id, order, state, method, amount, reason }: RefundDoc): Promise<void> {
	if (state !== "settled" || method !== "credit") return;
	const { user } = await Order.findById(order).select("user").orFail().lean<OrderDoc>();
	await giveCredit(user, { key: `refund:${_id}`, amount, reason, order });
}

async function tellCustomer(refund: RefundDoc): Promise<void> {
	if (refund.state !== "settled") return;
	const order = await Order.findById(refund.order).lean<OrderDoc>();
	// Whoever has left the shop has no address any more.
	if (!order?.customer.email) return;
	const { customer, language } = order;
	await queueMails(refundSettledMail(toRefund(refund, order), { email: customer.email, language }));
}

/** Lets the order show what its ledger says, and the customer know of money that went back. Safe to repeat. */
async function followRefund(refund: RefundDoc): Promise<void> {
	await alignRefunds(refund.order);
	await creditCustomer(refund);
	await tellCustomer(refund);
	// One that was settled meanwhile has new consequences: it stays open for the sweep.
	await Refund.updateOne({ _id: refund._id, state: refund.state }, { $set: { hasOpenConsequences: false } });
}

/** Follows up within the request; the refund stands whatever happens here, and the sweep repeats what failed. */
export async function followRefundNow(refund: RefundDoc): Promise<void> {
	if (!refund.hasOpenConsequences) return;
	try {
		await followRefund(refund);
	} catch (error) {
		log.error({ err: error, refund: String(refund._id) }, "a refund's consequences will be repeated");
	}
}

/** Repeats the consequences of every refund that still has some open. Several instances may do so at once. */
export async function sweepRefunds(): Promise<void> {
	const open = Refund.find({ hasOpenConsequences: true }).sort({ at: 1 });
	for await (const refund of open.lean<RefundDoc[]>().cursor()) await followRefundNow(refund);
}
