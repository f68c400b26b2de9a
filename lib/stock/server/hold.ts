import "server-only";
import { clock } from "@/lib/server/platform/clock";
import type { ProductDoc, StockHold } from "@/models/products";
import type { StockEntry } from "@/models/stock";
import { enterMovementsSoon } from "./ledger";
import { writeStock } from "./write";

/** By whom movements are that follow from orders. */
export const BY_SHOP = "shop";

/** What is so while a hold is as it was seen. */
export function asHeld({ key, n, heldUntil }: StockHold) {
	return { stockHolds: { $elemMatch: { key, n, heldUntil } } };
}

/** What the ledger says of a brief hold that ends: it was not known of before. */
export function heldEntry(hold: StockHold): StockEntry {
	const { n, at, quantity, stockAfter, key } = hold;
	return { n, at, by: BY_SHOP, kind: "held", change: -quantity, stockAfter, key };
}

/** Gives back what this hold has, if it is still as it was seen. True where it was. */
export async function releaseHold(product: ProductDoc["_id"], held: StockHold): Promise<boolean> {
	const { key, quantity, isBrief } = held;
	const released = await writeStock({
		product,
		condition: asHeld(held),
		unhold: [key],
		known: isBrief ? [heldEntry(held)] : [],
		entries: [{ at: clock.shopNow(), by: BY_SHOP, kind: "released", change: quantity, key }],
	});
	if (released) enterMovementsSoon();
	return released !== null;
}
