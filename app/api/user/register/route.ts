import { register } from "@/lib/server/accounts/register";
import { sessionCalls } from "@/lib/server/calls/accounts";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(sessionCalls.register, async ({ body, language }) => {
	await register(body, language);
	return { message: "Registration successful! Please check your email to verify your account." };
});
