export const broken = {
	contact: "Contact Us",
	hint: "Your cart is safe. If you were placing an order, look at My Orders before you try again.",
};

/** What is said of a failure where nothing else can be said: every page carries these, several times over. */
export const failure = {
	/** Where a part of the shop failed, before its own words are there. */
	broken: "Something broke on our side",
	tryAgain: "Try again",
	/** Of My Orders (spec 8). */
	orders: "Failed to load orders",
};
