import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/team/calls";
import { inviteAgain } from "@/lib/team/server/team";

export const POST = endpoint(teamCalls.inviteAgain, async ({ seller, params }) => ({
	member: await inviteAgain(seller, params.id),
	message: "Invitation sent",
}));
