/** What is said all over the shop. */
export const common = {
	/** Whole rupees, thousands separated, as people read them (spec 9). */
	rupees: (amount: string) => `Rs. ${amount}`,
	/** What the shop is called, by the name that its owner gave it. */
	shopName: (name: string) => name,
};
