/** The cart: its lines and what stands beneath them (spec 2). */
export const cart = {
	loading: "Loading your cart",
	pieces: (count: number) => (count === 1 ? "1 item" : `${count} items`),
	/** `8 items for Satellite Town` */
	piecesFor: (pieces: string, area: string) => `${pieces} for ${area}`,
	items: "Items",
	/** The price of one, beside its unit. */
	each: (price: string) => `${price} each`,
	remove: (name: string) => `Remove ${name}`,
	continueShopping: "Continue Shopping",
	clear: {
		title: "Clear cart",
		description: "Everything in your cart is taken out of it.",
		keep: "Keep it",
	},
	empty: {
		title: "Your cart is empty",
		note: "Fill it with fruit, vegetables and crates, picked fresh for Jhang.",
		browse: "Browse Products",
	},
	failed: {
		title: "We could not read your cart",
		note: "What is in it is safe. Please check your connection.",
		again: "Try again",
	},
	makeWeekly: "Make this cart weekly",
	shortage: {
		/** How much is left, and after it how much was asked for. */
		left: (onlyLeft: string) => `${onlyLeft}.`,
		asked: (quantity: number) => `You asked for ${quantity}.`,
		take: (left: number, price: string) => `Take ${left} · ${price}`,
		similar: "Similar",
		noneSimilar: "There is nothing like it today.",
		like: (name: string) => `Like ${name}`,
	},
	suggestions: {
		toGo: (missing: string) => `${missing} to go`,
		fills: (count: number) =>
			`${count === 1 ? "This fills your order" : "These two fill your order"} to the minimum.`,
		forgot: "Forgot something?",
	},
	wishes: {
		title: "If something is missing",
		otherwise: "Something else for one thing?",
		/** The wish of the whole order, as the first choice of one thing. */
		asAbove: (wish: string) => `${wish}, as above`,
	},
};
