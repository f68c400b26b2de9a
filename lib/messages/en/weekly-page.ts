import { WEEKDAYS } from "@/lib/domain/weekly-basket";

/** The pages of weekly baskets, as the server draws them (working day 6). */
export const weeklyPage = {
	title: "Weekly baskets",
	new: "New weekly basket",
	none: "No weekly basket yet",
	noneText: "What you order every week comes by itself: make it of an earlier order, or of your cart.",
	chooseOrder: "Choose an order",
	ofCart: "Make it of my cart",
	/** What a new basket is called; 1 to 7, Monday first. */
	basketOf: (weekday: number) => `${WEEKDAYS[weekday - 1]} basket`,
	order: {
		title: "Your weekly order",
		over: "This link is no longer valid",
		overText: "It was for one order, until its delivery time began.",
		mine: "My weekly baskets",
	},
};
