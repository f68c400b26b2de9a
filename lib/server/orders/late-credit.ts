import "server-only";
import type { OrderDoc } from "@/models/order";
import { giveCredit } from "../credit/account";

/** Gives what a late order promises its customer, once, however often it is said. */
export async function giveLateCredit({ _id, user, lateCredit }: OrderDoc): Promise<void> {
	if (!lateCredit) return;
	await giveCredit(user, { key: `late:${_id}`, amount: lateCredit, reason: "late", order: _id });
}
