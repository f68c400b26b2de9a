import "server-only";
import type { Refund as ShopRefund } from "@/lib/domain/refund";
import type { OrderDoc } from "@/models/order";
import { connectDatabase } from "../database/connect";
import { enterRefund, type NewLine } from "./ledger";
import { toRefund } from "./read";
import { followRefundNow } from "./side-effects";

/** What goes back because of something that happened to an order. */
type Wanted = Pick<NewLine, "reason" | "note"> & {
	/** Rupees that should go back. */
	amount: number;
	/** What happened, as a key: within the order it makes one refund, however often this is asked for. */
	cause: string;
};

/**
 * Makes money that was paid for an order go back for a cause of the shop's own, such as what was missing when it was
 * packed. No more than is left of what was paid: null where that is nothing. Safe to repeat, by any instance.
 */
export async function refundFor(order: OrderDoc, wanted: Wanted): Promise<ShopRefund | null> {
	await connectDatabase();
	const { amount, cause, reason, note } = wanted;
	const refund = await enterRefund(order, cause, (left) => {
		const goesBack = Math.min(amount, left);
		if (goesBack <= 0) return null;
		return { amount: goesBack, reason, by: "shop", isForWholeOrder: false, ...(note ? { note } : {}) };
	});
	if (!refund) return null;
	await followRefundNow(refund);
	return toRefund(refund, order);
}
