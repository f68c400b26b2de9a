import "server-only";
import type { OrderDoc } from "@/models/order";
import { type Entry, standingOf } from "../rules";

/** What orders move of their customers' credit, under which key of the account. */

/** The key under which an order takes the credit that it is made with: known before the order is there. */
export const orderCreditKey = (idempotencyKey: string) => `order:${idempotencyKey}`;

/** The key under which a reversal takes credit. */
export const undoKey = ({ _id }: Pick<OrderDoc, "_id">, of: number) => `undo:${_id}:${of}`;

/** What an entry moves of its customer's credit, in rupees: below 0 what it takes. Null for any other. */
export function creditMovement(order: OrderDoc, entry: Entry): { key: string; amount: number } | null {
	const { _id, ledger } = order;
	if (entry.kind === "paid" && entry.via === "credit") {
		// Where it was gone, nothing was ever taken.
		if (!standingOf(ledger).includes(entry)) return null;
		return { key: orderCreditKey(order.idempotencyKey), amount: -entry.amount };
	}
	if (entry.kind === "returned" && entry.via === "credit")
		return { key: `refund:${entry.refund}`, amount: entry.amount };
	if (entry.kind === "gift") return { key: `gift:${_id}:${entry.n}`, amount: entry.amount };
	if (entry.kind !== "reversed" || !standingOf(ledger).includes(entry)) return null;
	const of = ledger[entry.of - 1];
	const isGiven = of?.kind === "gift" || (of?.kind === "returned" && of.via === "credit");
	return isGiven ? { key: undoKey(order, entry.of), amount: -of.amount } : null;
}
