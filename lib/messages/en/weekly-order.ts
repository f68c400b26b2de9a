/** The order behind a mail's link: to leave it out (working day 6). */
export const weeklyOrder = {
	skipped: "Left out.",
	skippedText: "Nothing will be delivered. Your weekly basket comes again the next time.",
	tooLate: "It is too late to skip this order here. Please call us, and we will see what we can do.",
	leftOut: "Left out:",
	notBought: (products: readonly string[]) => `${products.join(", ")} could not be bought.`,
	comes: "What comes",
	/** Around the order's number. */
	order: "Order ",
	cash: ", cash at the door",
	skip: "Skip this order",
	sure: "Skip it? Nothing will be delivered this time.",
	yes: "Skip it",
	keep: "Keep it",
	failed: "This could not be saved. Please try again.",
};
