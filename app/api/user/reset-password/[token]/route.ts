import { sessionCalls } from "@/lib/accounts/calls";
import { resetPassword } from "@/lib/accounts/server/change-password";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";

export const POST = endpoint(sessionCalls.resetPassword, async ({ params, body }) => {
	const email = await resetPassword(params.token, body.password);
	await rememberDevice(email);
	return { message: "Password reset successfully. You can login with your new password." };
});
