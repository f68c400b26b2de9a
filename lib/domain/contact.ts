/** What a message may be about (spec 3). */
export const INQUIRY_TYPES = ["general", "order", "delivery", "product", "partnership", "feedback"] as const;
/** Letters of a subject at most. */
export const MAX_SUBJECT = 150;

export const CONTACT_THANKS = "Thank you for your message. We will reply within 24 hours.";
