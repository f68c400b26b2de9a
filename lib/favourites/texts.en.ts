export const favourites = {
	title: "Favourites",
	none: "No favourites yet",
	browse: "Browse Products",
	howTo: "Press the heart on a product, and it stands here.",
};

/** What a customer buys again and again (working day 6). */
export const usuals = {
	title: "My usuals",
	greeting: (firstName: string) => `Your usuals, ${firstName}`,
	addAll: (count: number, rupees: string) => `Add all ${count} · ${rupees}`,
	allInCart: "All in your cart",
	weekly: "Your weekly basket",
	comma: ", ",
};
