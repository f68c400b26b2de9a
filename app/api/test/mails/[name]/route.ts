import { endpoint, ok } from "@/lib/server/http/endpoint";
import { readMail } from "@/lib/server/mail/mailbox";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** One mail of demo mode's mailbox. */
export const GET = endpoint<{ name: string }>(async (request, { name }) => {
	await limit("mailbox", callerOf(request));
	return ok({ mail: await readMail(name) });
});
