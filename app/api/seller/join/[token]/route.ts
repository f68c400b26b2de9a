import { endpoint } from "@/lib/server/calls/endpoint";
import { rememberDevice } from "@/lib/server/http/sign-ins";
import { teamCalls } from "@/lib/team/calls";
import { joinTeam } from "@/lib/team/server/sign-in";

export const POST = endpoint(teamCalls.join, async ({ params, body }) => {
	const { email, name, role } = await joinTeam(params.token, body.password);
	await rememberDevice(email);
	return { user: { email, name, role }, message: "Welcome to the team" };
});
