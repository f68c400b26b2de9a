import { testEmailSchema } from "@/lib/domain/account-schemas";
import { endpoint, ok, readBody } from "@/lib/server/http/endpoint";
import { requireMailTester, sendTestMail } from "@/lib/server/operations/test-mail";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Sends a test mail at once and answers with the mailer's raw response (spec 7). The seller, or anyone in demo mode. */
export const POST = endpoint(async (request) => {
	await requireMailTester();
	const { email } = await readBody(request, testEmailSchema);
	await limit("test-email", callerOf(request));
	return ok({ message: `Test email sent to ${email}`, response: await sendTestMail(email) });
});
