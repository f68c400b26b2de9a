import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { readMail } from "@/lib/server/mail/mailbox";

export const GET = endpoint(operationCalls.mail, async ({ params }) => ({
	mail: await readMail(params.name),
}));
