import { sessionCalls } from "@/lib/accounts/calls";
import { register } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sessionCalls.register, async ({ body, language, keep }) => {
	const message = "Registration successful! Please check your email to verify your account.";
	await register(body, language, keep({ message }));
	return { message };
});
