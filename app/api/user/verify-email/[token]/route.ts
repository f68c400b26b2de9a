import { sessionCalls } from "@/lib/accounts/calls";
import { verifyEmail } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(sessionCalls.verifyEmail, async ({ params }) => {
	const { wasVerified } = await verifyEmail(params.token);
	return { message: wasVerified ? "Your email is already verified" : "Email verified successfully" };
});
