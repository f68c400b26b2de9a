import { endpoint, ok } from "@/lib/server/http";
import { readMail } from "@/lib/server/mail/mailbox";

/** One mail of demo mode's mailbox. */
export const GET = endpoint<{ name: string }>(async (_request, { name }) =>
	ok({ mail: await readMail(name) }),
);
