import { resetPassword } from "@/lib/server/accounts/reset";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/known-device";

export const POST = endpoint(sessionCalls.resetPassword, async ({ params, body }) => {
	const email = await resetPassword(params.token, body.password);
	await rememberDevice(email);
	return { message: "Password reset successfully. You can login with your new password." };
});
