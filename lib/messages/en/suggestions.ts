/** What the search box suggests while somebody types. */
export const suggestions = {
	products: "Suggested products",
	seeAll: (text: string) => `See all results for “${text}”`,
	count: (count: number) => `${count} ${count === 1 ? "suggestion" : "suggestions"}`,
};
