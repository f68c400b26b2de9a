import { endpoint, ok } from "@/lib/server/http/endpoint";
import { listMails } from "@/lib/server/mail/mailbox";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Demo mode's mailbox: the newest mails that the shop has written. */
export const GET = endpoint(async (request) => {
	await limit("mailbox", callerOf(request));
	return ok({ mails: await listMails() });
});
