import { clearCheckout } from "@/lib/cart/client/checkout-draft";
import { ApiError, isRecord, messageOf } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";

/** The id of the order that a refusal shows, where the cart has become one already. */
function orderShownBy(error: unknown): string | null {
	if (!(error instanceof ApiError) || error.status !== 409) return null;
	const { order } = error.answer;
	return isRecord(order) && typeof order._id === "string" ? order._id : null;
}

/**
 * For a cart that is an order already: says so, and gives the address where that order is shown. The cart is still to be
 * read again. Null for any other failure, which is left as it is.
 */
export function addressOfEarlierOrder(error: unknown): string | null {
	const orderId = orderShownBy(error);
	if (!orderId) return null;
	toast.message(messageOf(error, ""));
	clearCheckout();
	return `/my-orders?order=${orderId}`;
}
