/** What somebody has marked with a heart. */
export const favourites = {
	title: "Favourites",
	none: "No favourites yet",
	browse: "Browse Products",
	howTo: "Press the heart on a product, and it stands here.",
};
