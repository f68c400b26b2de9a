/** What the server writes on the pages of cart, checkout, payment and shared baskets. */
export const cartPages = {
	cart: "Your cart",
	checkout: "Checkout",
	noWallet: {
		title: "Online payment is not available",
		note: "You can pay cash at the door.",
		toCart: "Return to Cart",
	},
	sharedBasket: {
		documentTitle: "A shared basket",
		title: "A basket for you",
		note: "Nothing of it is in your cart before you say so.",
	},
	paymentResult: {
		documentTitle: "Payment result",
		withoutScripts: "Your order is placed by itself within a minute of paying.",
		viewOrders: "View My Orders",
	},
	toWallet: {
		documentTitle: "To your wallet",
		title: (wallet: string) => `On to ${wallet}`,
		note: (amount: string) => `${amount} to pay. You approve it with your own PIN on their page.`,
		go: (wallet: string) => `Continue to ${wallet}`,
	},
	backFromWallet: {
		documentTitle: (wallet: string) => `Back from ${wallet}`,
		title: "One moment",
		note: (wallet: string) => `We confirm your payment with ${wallet}.`,
		go: "Continue",
	},
};
