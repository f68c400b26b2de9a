import { LOGIN_TO_ADD_ADDRESS } from "@/lib/domain/address";
import { LOGIN_TO_ORDER, ORDER_PLACED_MESSAGE } from "@/lib/domain/order-messages";
import { PAYMENT_MESSAGES } from "@/lib/domain/payment";

/** What is beside the lines of the cart: all about the order but what is in it (spec 2, Cart). */
export const cartSummary = {
	title: "Order summary",
	minimum: {
		label: "Minimum order",
		progress: (subtotal: string, minimum: string) => `Rs. ${subtotal} of ${minimum}`,
		missing: (amount: string) => `Add ${amount} more`,
		reached: "Minimum reached",
	},
	area: { label: "Delivery area", choose: "Select your area" },
	address: {
		label: "Delivery address",
		none: "No address yet",
		loginToUse: "Login to use a saved one",
		whereToKnock: "Tell us where to knock",
		unread: "We could not read your addresses.",
		again: "Try again",
		add: "Add new address",
		change: "Change",
		/** Behind the name of the chosen one, for those who do not see its tick. */
		chosen: "(chosen)",
		addArea: (area: string) => `Add “${area}” to this address`,
		loginToAdd: LOGIN_TO_ADD_ADDRESS,
	},
	payment: {
		legend: "Payment method",
		cash: "Cash On Delivery",
		cashNote: "Pay the rider at the door",
		online: "Online Payment",
		/** The wallets that can be paid with. */
		wallets: (names: readonly string[]) => names.join(" or "),
	},
	whenPaid: {
		nothing: "There is nothing left to pay.",
		online: "You pay in the next step.",
		cod: "You pay the rider at the door.",
	},
	/** What the main button says where nothing stands in the way. */
	ready: { cod: "Place Order", online: "Proceed to Checkout" },
	loginToOrder: LOGIN_TO_ORDER,
	loginToPay: PAYMENT_MESSAGES.login,
	/** What became of a cash order (spec 8). */
	order: {
		placed: ORDER_PLACED_MESSAGE,
		refused: "Order placement failed",
		notSent: "Failed to place order. Please try again.",
	},
	/** The first words of a chat with the shop; the cart as one writes it. */
	question: (cart: string) => `Salaam, I have a question about my cart: ${cart}.`,
	share: "Share this basket",
	shared: (cart: string, shop: string) => `Salaam, my basket at ${shop}: ${cart}. Open it here:`,
};
