/** What somebody has put together, as another sees it. */
export const sharedBasket = {
	failed: "This basket could not be read",
	gone: "Not to be had right now:",
	goneNames: (names: readonly string[]) => `${names.join(", ")}.`,
	inside: "What is inside",
	join: "Add to my cart",
	empty: {
		title: "Nothing in this basket can be bought",
		note: "It may have been shared long ago. The shelves are full of other things.",
		browse: "Browse Products",
	},
};
