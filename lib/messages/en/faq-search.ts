/** The search in the questions (spec 2, FAQ). */
export const faqSearch = {
	label: "Search questions",
	placeholder: "Search, like fee or area",
	found: (count: number) => `${count} ${count === 1 ? "question" : "questions"} found`,
	none: "No question like that yet",
	all: "Show all questions",
	other: "Try another word, or ask us directly.",
};
