/** What a customer may be answered to a report, where the team writes nothing else. */
export const reportAnswers = {
	refund: "We are sorry. Your money goes back to you.",
	credit: "We are sorry. It is credit for your next order.",
	refuse: "",
};
