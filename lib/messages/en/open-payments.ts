/** Payments whose end is not known yet, or just became known. */
export const openPayments = {
	confirmed: (wallet: string, amount: string) => `${wallet} confirmed your ${amount}.`,
	isOrder: (number: string) => `It is order ${number}. `,
	nothingLeft: "There is nothing left to pay.",
	seeOrders: "See my orders",
	asking: (wallet: string, amount: string) => `We are asking ${wallet} about your ${amount}.`,
	undecided: (wallet: string, time: string) =>
		`You began to pay at ${time}, and ${wallet} has not told us yet whether it was paid. If it was, your order appears by itself: please do not pay a second time.`,
	/** A toast of the checkout: there is no order number for a moment. */
	paidMeanwhile: (wallet: string, number: string) =>
		`${wallet} confirmed your payment: order ${number} is in My Orders.`,
};
