import "server-only";
import type { OrderStatus } from "@/lib/domain/order";
import { Order, type OrderDoc } from "@/models/order";
import { readMailSettings } from "../accounts/mail-settings";
import { log } from "../log/log";
import type { Mail } from "../mail/mail";
import { cancellationMail } from "../mail/messages/order-cancelled";
import { deliveredMail, onItsWayMail } from "../mail/messages/order-step";
import { queueMails } from "../mail/outbox";
import { alignRefunds } from "../refunds/align";
import { toOrder } from "./to-order";

/** The steps that a customer may rather not be mailed about. */
const STEP_MAILS: Partial<Record<OrderStatus, typeof onItsWayMail>> = {
	"Out for delivery": onItsWayMail,
	Delivered: deliveredMail,
};

/** The mail about where the order stands; null where there is none, or the customer wants none. */
async function mailAbout(order: OrderDoc): Promise<Mail | null> {
	const { email } = order.customer;
	// Whoever has left the shop has no address any more.
	if (!email) return null;
	// Money is concerned: whatever the setting says.
	if (order.status === "Cancelled") return cancellationMail(toOrder(order), email);
	const mail = STEP_MAILS[order.status];
	if (!mail || !(await readMailSettings(String(order.user))).stepMails) return null;
	return mail(toOrder(order), email);
}

/** What follows at once from a step of the seller's: refunds. The step stands whatever happens here. */
export async function followStepNow({ _id }: Pick<OrderDoc, "_id">): Promise<void> {
	try {
		await alignRefunds(_id);
	} catch (error) {
		log.error({ err: error, order: String(_id) }, "what follows from a step will be repeated");
	}
}

/** Mails the customer where the order stands now, once for each step however often it runs; and the refunds again. */
export async function tellOfStep(order: OrderDoc): Promise<void> {
	try {
		await alignRefunds(order._id);
		const mail = await mailAbout(order);
		if (mail) await queueMails(mail);
		// An order that was moved meanwhile has another step to tell of: it stays for the sweep.
		await Order.updateOne({ _id: order._id, revision: order.revision }, { $unset: { untoldStepAt: 1 } });
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "an order's step will be told again");
	}
}
