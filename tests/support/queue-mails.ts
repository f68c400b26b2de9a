import { commit } from "@/lib/server/database/commit";
import { retryOnDuplicate } from "@/lib/server/database/errors";
import { type Mail, mailWrites } from "@/lib/server/mail/outbox";

/** Puts mails into the outbox of this process by themselves; one for each key, also of several calls at once. */
export const queueMails = (...mails: Mail[]): Promise<void> =>
	retryOnDuplicate(() => commit(mailWrites(...mails)));
