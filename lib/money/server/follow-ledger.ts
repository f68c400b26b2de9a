import "server-only";
import { PLACED } from "@/lib/orders/rules/order-states";
import { log } from "@/lib/server/log/log";
import { queueMails } from "@/lib/server/mail/outbox";
import { clock } from "@/lib/server/platform/clock";
import { ORDER_HOLD_MS } from "@/lib/stock/server/holds";
import { Order, type OrderDoc } from "@/models/order";
import { type Entry, ofKind, standingOf, withFacts } from "../rules";
import { creditMovement, giveCredit } from "./credit-account";
import { keepCredit, takeAllOf } from "./credit-use";
import { refundSettledMail } from "./refund-settled-mail";
import { returnedRefund } from "./refunds";
import { changeOrder, heldOrder } from "./save-order";

/** What an order's ledger moves beyond the order: its customer's credit, and a mail of what went back. */

/** What stands in an order whose credit another order used before it could be kept. */
export const CREDIT_GONE =
	"The credit that it counted on was used for another order. Please call the customer.";

/** The order has to go without credit that was to be there: what it paid is still to come in, and the seller decides. */
async function goWithout({ _id }: OrderDoc, { n }: Entry): Promise<void> {
	await changeOrder({ _id: String(_id) }, (found) => {
		if (!standingOf(found.ledger).some((entry) => entry.n === n)) return found;
		const at = clock.shopNow();
		const without = withFacts(found, [{ kind: "reversed", of: n, at, by: "shop" }]);
		if (found.status !== PLACED) return without;
		return heldOrder(without, CREDIT_GONE, at);
	});
}

async function moveCredit(order: OrderDoc, entry: Entry): Promise<void> {
	const { _id, user } = order;
	const { key, amount } = creditMovement(order, entry) ?? { key: "", amount: 0 };
	if (amount === 0) return;
	if (amount > 0) {
		const reason = entry.kind === "returned" ? entry.reason : "late";
		return giveCredit(user, { key, amount, reason, order: _id });
	}
	const use = { user, key };
	if (await keepCredit(use, _id)) return;
	if ((await takeAllOf(use, -amount, ORDER_HOLD_MS)) && (await keepCredit(use, _id))) return;
	await goWithout(order, entry);
}

async function tellCustomer(order: OrderDoc, heard: number): Promise<void> {
	const { customer, language } = order;
	// Whoever has left the shop has no address any more.
	if (!customer.email) return;
	const fresh = ofKind(order.ledger, "returned").filter(({ n }) => n > heard);
	const mails = fresh.map((entry) =>
		refundSettledMail(returnedRefund(order, entry), { email: customer.email, language }),
	);
	if (mails.length > 0) await queueMails(...mails);
}

/** Does what follows from an order's ledger, once for each entry however often it runs. */
async function followLedger(order: OrderDoc): Promise<void> {
	const { _id, ledger, ledgerHeard = 0 } = order;
	for (const entry of ledger.slice(ledgerHeard)) await moveCredit(order, entry);
	await tellCustomer(order, ledgerHeard);
	// One that was added to meanwhile has more to be heard of: it stays open for the sweep.
	const asRead = { _id, [`ledger.${ledger.length}`]: { $exists: false } };
	await Order.updateOne(asRead, { $set: { ledgerHeard: ledger.length }, $unset: { openLedgerAt: 1 } });
}

/** Follows within the request; the ledger stands whatever happens here, and the sweep repeats what failed. */
export async function followLedgerNow(order: OrderDoc): Promise<void> {
	if (!order.openLedgerAt) return;
	try {
		await followLedger(order);
	} catch (error) {
		log.error({ err: error, order: String(order._id) }, "what an order's ledger moves will be repeated");
	}
}

/** Repeats what follows from every ledger of which not all was heard. Several instances may do so at once. */
export async function sweepLedgers(): Promise<void> {
	const open = Order.find({ openLedgerAt: { $gt: new Date(0) } }).sort({ openLedgerAt: 1 });
	for await (const order of open.lean<OrderDoc[]>().cursor()) await followLedgerNow(order);
}
