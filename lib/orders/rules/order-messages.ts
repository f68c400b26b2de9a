/** What is said about ordering, in the specification's words (spec 5, 8); apart from the schemas, so that pages stay light. */

export const AREA_NOT_SERVED =
	"We currently do not deliver to this area. Please select the correct area or update your address.";
export const SELECT_AREA = "Please select your delivery area.";
export const SELECT_ADDRESS = "Please select a delivery address.";
export const ORDER_NOT_FOUND = "Order not found";
export const LOGIN_TO_ORDER = "Please login to place an order.";
export const VERIFY_TO_ORDER = "Please verify your email before checkout";
export const SLOT_GONE = "This delivery time is no longer available";
export const EXPRESS_PAUSED = "Express delivery is paused right now";
export const PRICES_CHANGED = "Prices have changed, please review your order";
export const ORDER_PLACED_MESSAGE =
	"Order placed! Your fresh groceries will be at your door within 60 minutes.";
export const ORDER_CANCELLED_MESSAGE = "Your order was cancelled";

/** What is said when a basket that is an order already is sent once more, with that order's short number. */
export function alreadyOrderedMessage(number: string): string {
	return `You have ordered this cart already: order ${number}. It was not ordered again.`;
}
