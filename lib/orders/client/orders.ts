import { openAuth } from "@/lib/accounts/client/session";
import { addedText, reloadCart, settleCart, settledCart } from "@/lib/cart/client/cart";
import { choose, missingRequests, useCartChoices } from "@/lib/cart/client/cart-choices";
import { currentLines } from "@/lib/cart/client/cart-store";
import { clearCheckout } from "@/lib/cart/client/checkout-draft";
import { type Charges, countOf, pricedLines, totalsOf } from "@/lib/cart/rules/totals";
import { ApiError, call, messageOf } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { toast } from "@/lib/client/toast";
import { type CartCoupon, noteCouponRefusal } from "@/lib/coupons/client";
import type { CashOrderInput } from "../schema/order";
import { addressOfEarlierOrder, attemptKey, endAttempt } from "./order-attempt";

/** An order that takes longer than this many milliseconds is asked about again by pressing once more. */
const PATIENCE_MS = 30_000;

/** What went wrong, in the server's words or the catalogue's (spec 8). */
function failureOf(error: unknown): string {
	const isAnswer = error instanceof ApiError && error.status > 0;
	const { refused, notSent } = messagesHere("cartSummary").order;
	return messageOf(error, isAnswer ? refused : notSent);
}

/**
 * Orders what is in the cart, to be paid in cash, for the amount that is on the screen by these charges and this coupon. Answers the address where the
 * order is shown, also where this cart had become one before, and null when it was refused; the shopper has been told
 * either way (spec 4, 8). A refusal's corrected cart is read at once; the cart that an order emptied is the page's to read
 * when it is left, so that nothing is empty before the order is in sight.
 */
export async function placeCashOrder(
	delivery: Pick<CashOrderInput, "address" | "area" | "deliveryTime" | "slot" | "useCredit">,
	charges: Charges,
	{ code, terms }: Pick<CartCoupon, "code" | "terms">,
): Promise<string | null> {
	const { amount } = totalsOf(pricedLines(currentLines()), delivery.deliveryTime, charges, terms);
	const { lines, cartVersion } = await settledCart();
	const { cashNote } = useCartChoices.getState();
	const order: CashOrderInput = {
		...missingRequests(lines),
		...(cashNote && { cashNote }),
		...delivery,
		...(terms && code && { coupon: code }),
		amount,
		cartVersion,
	};
	try {
		const { message } = await call("POST /api/order/cod", {
			body: order,
			headers: { "idempotency-key": attemptKey(order) },
			signal: AbortSignal.timeout(PATIENCE_MS),
		});
		endAttempt();
		toast.success(message ?? messagesHere("cartSummary").order.placed);
		clearCheckout();
		return "/my-orders";
	} catch (error) {
		noteCouponRefusal(error, false);
		const earlier = addressOfEarlierOrder(error);
		if (earlier) return earlier;
		toast.error(failureOf(error));
		if (error instanceof ApiError && error.fields.payment) choose({ payment: "online", isWalletOnly: true });
		// What was chosen stays where it is: they are still who they were.
		if (error instanceof ApiError && error.status === 401) openAuth("login");
		else if (error instanceof ApiError && error.status === 409) await reloadCart();
		return null;
	}
}

/** Cancels an own order, and says whether that worked. True when the answer is final, so that the page reads it again. */
export async function cancelOrder(orderId: string): Promise<boolean> {
	try {
		await call("PUT /api/order/cancel/{id}", { params: { id: orderId } });
		toast.success(messagesHere("orderLive").cancel.done);
		return true;
	} catch (error) {
		toast.error(messageOf(error, messagesHere("orderLive").cancel.failed));
		return error instanceof ApiError && error.status === 409;
	}
}

/** Says yes to an order that waits for it, as its customer or by its link's token; answers whether in time. Throws ApiError. */
export async function confirmOrder(orderId: string, token?: string): Promise<{ isLate: boolean }> {
	return call("POST /api/order/{id}/confirm", { params: { id: orderId }, body: { token } });
}

/** Puts an earlier order into the cart again; says what came along and what did not. Throws ApiError. */
export async function reorder(orderId: string): Promise<void> {
	await settleCart();
	const count = countOf(currentLines());
	const { missed } = await call("POST /api/order/reorder/{id}", { params: { id: orderId } });
	await reloadCart();
	toast.success(addedText(countOf(currentLines()) - count));
	if (missed.length > 0) toast.message(messagesHere("orderLive").missed(missed));
}
