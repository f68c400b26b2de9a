import { endpoint, ok } from "@/lib/server/http";
import { listMails } from "@/lib/server/mail/mailbox";

/** Demo mode's mailbox: the newest mails that the shop has written. */
export const GET = endpoint(async () => ok({ mails: await listMails() }));
