/** A mail of demo mode's mailbox in the list; `name` is its file, `at` is ISO 8601. */
export type MailHead = { name: string; to: string; subject: string; at: string };

/** An opened mail. */
export type OpenMail = MailHead & { from: string; html: string; text: string };
