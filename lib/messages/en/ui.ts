/** What the plain parts of any page say by themselves (components/ui). */
export const ui = {
	close: "Close",
	/** After the label of a field that may stay empty. */
	optional: "(optional)",
	showPassword: "Show password",
	removeFilter: (filter: string) => `Remove filter ${filter}`,
	/** What was asked for could not even be sent. */
	failed: "Something went wrong. Please try again.",
	unreached: "The shop could not be reached. Nothing was changed.",
	skip: "Skip to content",
	breadcrumb: "Breadcrumb",
	toasts: "Notifications",
	price: {
		/** What stands small before an amount, and after it: one of the two. */
		before: "Rs.",
		after: "",
		/** Before a struck amount, for those who cannot see that it is struck. */
		was: "was Rs. ",
	},
	stepper: { less: "One less", more: "One more", remove: "Remove" },
	stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
	/** `4.6 out of 5 from 12 reviews`; without the latter where nothing is said of them. */
	rating: (rating: string, reviews: number) =>
		`${rating} out of 5${reviews > 0 ? ` from ${reviews} ${reviews === 1 ? "review" : "reviews"}` : ""}`,
	theme: { dark: "Dark theme", light: "Light theme" },
};
