import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { sendTestMail } from "@/lib/server/operations/test-mail";

export const POST = endpoint(operationCalls.testEmail, async ({ body: { email } }) => ({
	message: `Test email sent to ${email}`,
	response: await sendTestMail(email),
}));
