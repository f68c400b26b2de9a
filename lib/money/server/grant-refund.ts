import "server-only";
import { orderNumber } from "@/lib/orders/rules/order";
import { audited } from "@/lib/server/audit/audit-log";
import { clock } from "@/lib/server/platform/clock";
import { sha256 } from "@/lib/server/platform/crypto";
import { ShopError } from "@/lib/server/platform/errors";
import type { Seller } from "@/lib/team/rules";
import { formatRupees } from "@/lib/text/money";
import type { OrderDoc } from "@/models/order";
import { REASON_TEXTS, type Refund } from "../refund";
import type { NewRefundInput } from "../refund-schema";
import { type Fact, moneyOf, type NewEntry, ofKind, withFacts } from "../rules";
import { refundId } from "./projections";
import { refundWithId } from "./refunds";
import { changeOrder } from "./save-order";

/** What the shop gives back of what was paid for an order, and for which cause. Amount in rupees. */
export type Granted = Omit<Extract<Fact, { kind: "granted" }>, "kind"> & Pick<NewEntry, "by" | "byName">;

/**
 * The order with this grant in its ledger; the same order where its cause has one already. Throws ShopError `conflict`
 * where nothing was paid, or less than this is left of it.
 */
export function withGrant(order: OrderDoc, granted: Granted): OrderDoc {
	if (ofKind(order.ledger, "granted").some(({ cause }) => cause === granted.cause)) return order;
	const { isPaid, refundable } = moneyOf(order);
	if (!isPaid) throw new ShopError("conflict", "Nothing was paid for this order yet");
	if (refundable <= 0) throw new ShopError("conflict", "All that was paid for this order goes back already");
	if (granted.amount > refundable)
		throw new ShopError("conflict", `Only ${formatRupees(refundable)} of this order can still go back`);
	return withFacts(order, [{ kind: "granted", at: clock.shopNow(), ...granted }]);
}

/**
 * A refund that the seller grants for an order; the same one again answers the first. Throws ShopError `not-found`
 * for an unknown order, `conflict` when it would exceed what was paid.
 */
export async function grantRefund(seller: Seller, { order: id, ...input }: NewRefundInput): Promise<Refund> {
	const { amount, reason, note } = input;
	// The same words again are the same cause: a second refund for another thing says so in its note.
	const cause = `granted:${sha256(JSON.stringify([reason, amount, note]))}`;
	const granted = {
		amount,
		cause,
		reason,
		...(note ? { note } : {}),
		by: "seller" as const,
		byName: seller.name,
	};
	const after = [formatRupees(amount), note].filter(Boolean).join(", ");
	const changes = [{ field: REASON_TEXTS[reason], before: "", after }];
	const action = { kind: "order-refund-granted" as const, subject: orderNumber(id), subjectId: id, changes };
	const { order } = await audited(seller, action, () =>
		changeOrder({ _id: id }, (found) => withGrant(found, granted)),
	);
	const refund = refundWithId(order, String(refundId(order._id, cause, 0)));
	if (!refund) throw new ShopError("conflict", "This refund could not be entered");
	return refund;
}
