/** The pages of weekly baskets, as the server draws them (working day 6). */
export const weeklyPage = {
	title: "Weekly baskets",
	new: "New weekly basket",
	none: "No weekly basket yet",
	noneText: "What you order every week comes by itself: make it of an earlier order, or of your cart.",
	chooseOrder: "Choose an order",
	ofCart: "Make it of my cart",
	order: {
		title: "Your weekly order",
		over: "This link is no longer valid",
		overText: "It was for one order, until its delivery time began.",
		mine: "My weekly baskets",
	},
};
