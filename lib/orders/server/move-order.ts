import "server-only";
import { accountChange, openAccount } from "@/lib/money/server/account";
import { CUSTOMER_LEFT } from "@/lib/money/server/refund-actions";
import { type Also, changeOrder, type Moved, type WhichOrder } from "@/lib/money/server/save-order";
import { verifiedWrites } from "@/lib/reviews/server/write";
import type { Write } from "@/lib/server/database/commit";
import { ShopError } from "@/lib/server/platform/errors";
import type { OrderDoc } from "@/models/order";
import { isOpen, isPurchase, ON_HOLD, PACKED, TO_PACK } from "../rules/order-states";
import { isStock, sale, surplusOf, type Taking, takesOf, takingWrites, wasPacked } from "./taken";

/**
 * What the order is to have of what only so many may have. On hold it goes without what it lacks, and so does one that is
 * packed after all without its time or its coupon: the seller has decided. What is packed has to be on the shelf, each time.
 */
async function takingOf(before: OrderDoc, after: OrderDoc): Promise<Taking> {
	const { taken: from } = before;
	const had = new Map(from.map(({ pool, n }) => [pool, n]));
	const lacked = new Set(takesOf(before).flatMap(({ pool, n }) => (n > (had.get(pool) ?? 0) ? pool : [])));
	const isPacking = after.status === PACKED && TO_PACK.includes(before.status);
	const mayGoWithout = (pool: string) => !isStock(pool) || (wasPacked(before) && !isPacking);
	const mayLack = (pool: string) => after.status === ON_HOLD || (lacked.has(pool) && mayGoWithout(pool));
	const [to, movements, surplus] = [takesOf(after), sale(after._id), surplusOf(after)];
	return takingWrites({ from, to, movements, surplus, mayLack });
}

/**
 * Where an order begins or ends to count as bought, or is open again: the customer's reviews, and whoever decides by their
 * orders. Throws ShopError `conflict` where it would be open again for somebody who has left.
 */
async function purchaseWrites({ before, order }: Moved): Promise<Write[]> {
	const isReopened = !isOpen(before.status) && isOpen(order.status);
	const isOther = isPurchase(before.status) !== isPurchase(order.status);
	if (!isReopened && !isOther) return [];
	const { _id, revision, leavingAt } = await openAccount(order.user);
	if (isReopened && leavingAt) throw new ShopError("conflict", CUSTOMER_LEFT);
	const verified = isOther ? await verifiedWrites(order) : null;
	// What their reviews say rests on their other orders.
	const asRead = verified ? { revision } : {};
	const stays = isReopened ? { leavingAt: { $exists: false } } : {};
	return [accountChange({ _id, ...asRead, ...stays }, []), ...(verified ?? [])];
}

/**
 * Changes an order as `changeOrder` does, where its status or its lines may change: with what it takes and gives back, in one commit. Throws
 * ShopError `conflict` where something that it needs is gone.
 */
export async function moveOrder(
	which: WhichOrder,
	decide: (order: OrderDoc) => OrderDoc,
	also: Also,
): Promise<Moved> {
	let taking: readonly Write[] = [];
	const move = async (found: OrderDoc) => {
		const wanted = decide(found);
		if (wanted === found) return found;
		const { taken, writes } = await takingOf(found, wanted);
		taking = writes;
		return { ...wanted, taken };
	};
	return changeOrder(which, move, async (moved) => [
		...taking,
		...(await purchaseWrites(moved)),
		...(await also(moved)),
	]);
}
