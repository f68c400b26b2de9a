/** What a message may be about (spec 3). */
export const INQUIRY_TYPES = [
	{ value: "general", label: "General question" },
	{ value: "order", label: "My order" },
	{ value: "delivery", label: "Delivery" },
	{ value: "product", label: "A product" },
	{ value: "partnership", label: "Partnership" },
	{ value: "feedback", label: "Feedback" },
] as const;
/** Letters of a subject at most. */
export const MAX_SUBJECT = 150;

export const CONTACT_THANKS = "Thank you for your message. We will reply within 24 hours.";
