import "server-only";
import { connectDatabase } from "@/lib/server/database/connect";
import { repeat } from "@/lib/server/jobs/repeat";
import { clock } from "@/lib/server/platform/clock";
import { agreeWithOrder } from "@/lib/stock/server/agree";
import { releaseHold } from "@/lib/stock/server/hold";
import { holdKey, isAlive, orderOfHold } from "@/lib/stock/server/hold-owner";
import { Order, type OrderDoc } from "@/models/order";
import type { OrderLineDoc } from "@/models/order-line";
import { Product, type StockHold } from "@/models/products";
import { isPurchase, ORDER_STATES, PLACED } from "../rules/order-states";
import { putOnHold } from "./on-hold";

const SWEEP_MS = 5_000;
/** An order that is made at once has sold what it holds within this, or never will by itself; milliseconds. */
const MAKING_MS = 5_000;

/** True once the order was packed: its pieces have left the shop's shelf, whatever became of it later. */
export function wasPacked({ status, statusHistory }: Pick<OrderDoc, "status" | "statusHistory">): boolean {
	return [{ status }, ...statusHistory].some((step) => ORDER_STATES[step.status].isPacked);
}

/** How many pieces of each counted product the order has from the shelf, by the product's id. */
function piecesOf(order: OrderDoc): Map<string, number> {
	const isGone = wasPacked(order);
	const isKept = isPurchase(order.status) || isGone;
	const pieces = new Map((order.stoodIn ?? []).map((product) => [String(product), 0]));
	const add = (product: OrderLineDoc["product"], quantity: number) => {
		const key = String(product);
		pieces.set(key, (pieces.get(key) ?? 0) + (isKept ? quantity : 0));
	};
	for (const { product, quantity, isCounted, packed } of order.lines) {
		// What a packer has not found lies on the shelf again once the bag is closed.
		if (isCounted) add(product, isGone ? (packed?.quantity ?? quantity) : quantity);
		if (packed?.replacement?.isCounted) add(packed.replacement.product, packed.replacement.quantity);
	}
	return pieces;
}

function shortReason(lines: readonly OrderLineDoc[], short: readonly string[]): string {
	const names = lines.filter(({ product }) => short.includes(String(product))).map(({ name }) => name);
	return `Not enough left: ${names.join(", ")}. Please call the customer.`;
}

/**
 * Makes the shelf agree with the order, however often it runs: one that is to be delivered has its pieces, one that was
 * cancelled before it was packed has given them back; after that only a person can say what they are good for. Where
 * others have taken them meanwhile, the order waits for the seller.
 */
export async function followShelf(order: OrderDoc): Promise<void> {
	const wanted = piecesOf(order);
	if (wanted.size === 0) return;
	const { short, isCertain } = await agreeWithOrder(wanted, { key: holdKey(order), order: order._id });
	if (isCertain) return;
	const now = await Order.findById(order._id).lean<OrderDoc>();
	// It was moved meanwhile: whoever sees that last has the shelf agree with it.
	if (now && now.revision !== order.revision) return followShelf(now);
	if (short.length > 0 && order.status === PLACED) await putOnHold(order, shortReason(order.lines, short));
}

/** True for what somebody is just making an order of: in a rush that is most of what is held. */
function isBeingMade({ isBrief, at }: StockHold, now: number): boolean {
	const age = now - at.getTime();
	return isBrief && age >= 0 && age < MAKING_MS;
}

/** Ends the holds of pieces that have become an order, and gives back those that never will. */
export async function sweepPieces(): Promise<void> {
	await connectDatabase();
	const products = await Product.find({ "stockHolds.heldUntil": { $gt: new Date(0) } })
		.select("stockHolds")
		.lean();
	const now = clock.shopNow().getTime();
	for (const { _id, stockHolds = [] } of products) {
		for (const held of stockHolds.filter((hold) => !isBeingMade(hold, now))) {
			const order = await orderOfHold(held.key);
			if (order) await followShelf(order);
			else if (!(await isAlive(held, now))) await releaseHold(_id, held);
		}
	}
}

/** Sweeps at once and every few seconds from now on, so that a hold outlives neither a crash nor a dead payment. */
export function startShelfSweep(): void {
	repeat({ name: "the sweep of held pieces", everyMs: SWEEP_MS, work: sweepPieces });
}
