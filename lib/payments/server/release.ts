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

/** The version of the cart that a payment is for; undefined where its caller named none. */
export const cartOf = ({ claimsCart, cartVersion }: Pick<PaymentDoc, "claimsCart" | "cartVersion">) =>
	claimsCart ? cartVersion : undefined;

/** The customer's payments that hold anything, the newest first. */
export async function holdingPayments(user: PaymentDoc["user"] | string): Promise<PaymentDoc[]> {
	return Payment.find({ user, heldUntil: { $gt: new Date(0) } })
		.sort({ createdAt: -1, _id: -1 })
		.lean<PaymentDoc[]>();
}

/** Those of them that hold it for this version of the cart; none where that is not known. */
export async function holdingForCart(
	user: PaymentDoc["user"] | string,
	cart: number | undefined,
): Promise<PaymentDoc[]> {
	if (cart === undefined) return [];
	return (await holdingPayments(user)).filter((payment) => cartOf(payment) === cart);
}

/** What these payments hold of their customer's credit; rupees. */
export const creditHeldBy = (payments: readonly PaymentDoc[]) =>
	payments.reduce((sum, { creditUsed = 0 }) => sum + creditUsed, 0);

/** A payment as it was read: in the same state, and holding what it held. */
export function asRead({ _id, state, heldUntil }: PaymentDoc) {
	return { _id, state, heldUntil: heldUntil ?? { $exists: false } };
}

type Become = Partial<Pick<PaymentDoc, "state" | "isOpen">>;

/**
 * The writes by which a payment holds nothing any more, its credit given back, and becomes what `fields` say. Where what
 * it has taken goes is another's to write.
 */
export function holdEnd(payment: PaymentDoc, fields: Become = {}): Write[] {
	const { user, heldUntil, creditUsed } = payment;
	const isHeld = heldUntil && creditUsed;
	return [
		...(isHeld ? [creditRelease(user, creditKeyOf(payment), creditUsed)] : []),
		change(Payment, asRead(payment), { $set: { ...fields, taken: [] }, $unset: { heldUntil: 1 } }),
	];
}

/** The writes by which a payment gives back what it holds, and becomes what `fields` say. */
export async function releaseWrites(payment: PaymentDoc, fields: Become = {}): Promise<Write[]> {
	const from = payment.heldUntil ? payment.taken : [];
	const { writes } = await takingWrites({ from, to: [], movements: hold });
	return [...writes, ...holdEnd(payment, fields)];
}
