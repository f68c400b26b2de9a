/** What is said all over the shop. */
export const common = {
	/** Whole rupees, thousands separated, as people read them (spec 9). */
	rupees: (amount: string) => `Rs. ${amount}`,
};
