import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { listMails } from "@/lib/server/mail/mailbox";

export const GET = endpoint(operationCalls.mailbox, async () => ({ mails: await listMails() }));
