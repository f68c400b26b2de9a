import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/server/calls/team";
import { rememberDevice } from "@/lib/server/http/known-device";
import { joinTeam } from "@/lib/server/sellers/join";

export const POST = endpoint(teamCalls.join, async ({ params, body }) => {
	const email = await joinTeam(params.token, body.password);
	await rememberDevice(email);
	return { message: "Welcome to the team" };
});
