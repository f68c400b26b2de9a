/** Customer Reviews of a product (spec 2, 5). */
export const reviews = {
	title: "Customer Reviews",
	write: "Write a Review",
	yourRating: "Your rating",
	yourName: "Your name",
	yourReview: "Your review",
	placeholder: "How was it? Ripe, sweet, on time?",
	submit: "Submit Review",
	submitted: "Review submitted successfully",
	notSubmitted: "Failed to submit review",
	/** In the place of the form: a customer writes one review of a product. */
	reviewed: "You have reviewed this product",
	/** Over what was typed and could not be sent, because there was a review already. */
	unsent: "Not sent, since your review is there:",
	fillAll: "Please fill all fields",
	/** Said at a field while the sentence above stands beneath them all. */
	enterName: "Please enter your name",
	writeComment: "Please write a word or two",
	verified: "Verified Purchase",
	ourAnswer: "Our answer",
	/** Behind the number of a row of the distribution, for screen readers. */
	stars: " stars: ",
	none: "No reviews yet",
	tellOthers: (city: string) => `Bought it? Tell ${city} how it was.`,
	showMore: "Show more reviews",
	notLoaded: "The reviews could not be loaded. Please try again.",
	shown: (shown: number, count: number) => `${shown} of ${count}`,
};
