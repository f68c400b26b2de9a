import "server-only";
import { creditRelease, orderCreditKey } from "@/lib/money/server/account";
import { hold, takingWrites } from "@/lib/orders/server/taken";
import { change, type Write } from "@/lib/server/database/commit";
import { clock } from "@/lib/server/platform/clock";
import type { CreditEntryDoc } from "@/models/account";
import { Payment, type PaymentDoc } from "@/models/payments";
import { orderKeyOf } from "./registry";

/** What a payment holds while it is undecided: places, uses, pieces and credit. */

/** The key under which a payment uses its customer's credit: its order's. */
export const creditKeyOf = ({ reference }: Pick<PaymentDoc, "reference">) =>
	orderCreditKey(orderKeyOf(reference));

/** The credit that a payment uses, as an entry of its customer's account. */
export function creditOf({ reference, creditUsed = 0 }: PaymentDoc): CreditEntryDoc {
	return { key: creditKeyOf({ reference }), amount: -creditUsed, reason: "order", at: clock.shopNow() };
}

/** A payment as it was read: in the same state, and holding what it held. */
export function asRead({ _id, state, heldUntil }: PaymentDoc) {
	return { _id, state, heldUntil: heldUntil ?? { $exists: false } };
}

/** The writes by which a payment gives back what it holds, and becomes what `fields` say. */
export async function releaseWrites(
	payment: PaymentDoc,
	fields: Partial<Pick<PaymentDoc, "state" | "isOpen">> = {},
): Promise<Write[]> {
	const { user, taken, heldUntil, creditUsed } = payment;
	const released = change(Payment, asRead(payment), {
		$set: { ...fields, taken: [] },
		$unset: { heldUntil: 1 },
	});
	if (!heldUntil) return [released];
	const { writes } = await takingWrites({ from: taken, to: [], movements: hold });
	const credit = creditUsed ? [creditRelease(user, creditKeyOf(payment), creditUsed)] : [];
	return [...writes, ...credit, released];
}
