/** What a message may be about (spec 3). */
export const INQUIRY_TYPES = ["general", "order", "delivery", "product", "partnership", "feedback"] as const;
/** Letters of a subject at most. */
export const MAX_SUBJECT = 150;

export const CONTACT_THANKS = "Thank you for your message. We will reply within 24 hours.";

/** A mail of demo mode's mailbox in the list; `name` is its file, `at` is ISO 8601. */
export type MailHead = { name: string; to: string; subject: string; at: string };

/** An opened mail. */
export type OpenMail = MailHead & { from: string; html: string; text: string };
