import { ORDER_CANCELLED_MESSAGE } from "@/lib/domain/order-messages";
import { type MissedLine, missedText } from "@/lib/domain/reorder";

/** What moves or can be pressed on an order, in the browser (spec 2, My Orders). */
export const orderLive = {
	minutesLeft: "minutes left of 60",
	hoursLeft: "left of 4 hours",
	left: "left",
	late: "Late",
	sorry: "We are sorry. It is still coming.",
	cancel: {
		title: "Changed your mind?",
		/** Around the time that is left. */
		before: "You can cancel for ",
		after: " more",
		submit: "Cancel order",
		ask: (number: string) => `Cancel ${number}?`,
		paid: (amount: string, type: string) => `You have paid ${amount} with ${type}: it goes back to you.`,
		notPaid: "Nothing is packed yet. There will be nothing to pay.",
		keep: "Keep the order",
		done: ORDER_CANCELLED_MESSAGE,
		failed: "Failed to cancel the order",
	},
	again: "Order again",
	/** What did not come into the cart. */
	missed: (lines: readonly MissedLine[]) => missedText(lines),
	againFailed: "Failed to add the order to your cart",
};
