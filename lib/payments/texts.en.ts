import { PAYMENT_MESSAGES, WALLET_NAMES } from "./rules";

/** Payments whose end is not known yet, or just became known. */
export const openPayments = {
	confirmed: (wallet: string, amount: string) => `${wallet} confirmed your ${amount}.`,
	isOrder: (number: string) => `It is order ${number}. `,
	nothingLeft: "There is nothing left to pay.",
	seeOrders: "See my orders",
	asking: (wallet: string, amount: string) => `We are asking ${wallet} about your ${amount}.`,
	undecided: (wallet: string, time: string) =>
		`You began to pay at ${time}, and ${wallet} has not told us yet whether it was paid. If it was, your order appears by itself: please do not pay a second time.`,
	/** The same of several payments at once. */
	askingSeveral: (count: number) => `We are asking about ${count} payments of yours.`,
	begun: (wallet: string, amount: string, time: string) => `${wallet} ${amount} (${time})`,
	undecidedSeveral: (begun: readonly string[]) =>
		`${begun.join(", ")}: we have not been told yet whether any was paid. If one was, its order appears by itself: please do not pay a second time.`,
	/** Where credit is that a payment holds. */
	creditWaits: (amount: string, wallet: string, time: string) =>
		`${amount} of your credit waits with ${wallet} until ${time}.`,
	/** A toast of the checkout: there is no order number for a moment. */
	paidMeanwhile: (wallet: string, number: string) =>
		`${wallet} confirmed your payment: order ${number} is in My Orders.`,
};

/** What became of a payment (spec 2, 8). */
export const paymentResult = {
	processing: {
		title: "Processing your payment",
		note: "Please wait a moment and keep this page open.",
	},
	checking: {
		title: (wallet: string) => `Still checking with ${wallet}`,
		note: (wallet: string, amount: string) =>
			`${wallet} has not decided about ${amount} yet. We keep asking, and your order is placed by itself once it is paid, even if you close this page.`,
	},
	login: {
		title: "Please log in again",
		note: "Your payment is safe with us. Log in to see what became of it.",
		action: "Login",
		first: "If you have paid, log in first to see your order: please do not pay a second time.",
	},
	success: {
		title: "Payment successful",
		onHoldTitle: "Paid, and your order is on hold",
		paid: (wallet: string, amount: string) => `${wallet} confirmed ${amount}.`,
		onHold: "We cannot send this order as it is: we call you, or send the money back.",
		viewOrders: "View My Orders",
		contact: "Contact Us",
	},
	failure: {
		title: "Payment did not go through",
		tryAgain: "Try Again",
		cash: "Pay the rider in cash",
		toCart: "Return to Cart",
		refused: (wallet: string) => `No money was taken: ${wallet} has told us so. Your cart is as it was.`,
	},
	/** Why it did not. */
	messages: {
		processingFailed: PAYMENT_MESSAGES.processingFailed,
		noPendingOrder: PAYMENT_MESSAGES.noPendingOrder,
		failed: PAYMENT_MESSAGES.failed,
		notVerified: PAYMENT_MESSAGES.notVerified,
	},
};

export const wallets = { names: WALLET_NAMES };
