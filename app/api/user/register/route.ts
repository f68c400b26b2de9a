import { sessionCalls } from "@/lib/accounts/calls";
import { register } from "@/lib/accounts/server/account";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sessionCalls.register, async ({ body, language }) => {
	await register(body, language);
	return { message: "Registration successful! Please check your email to verify your account." };
});
