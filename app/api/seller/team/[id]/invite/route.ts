import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/server/calls/team";
import { inviteAgain } from "@/lib/server/sellers/team";

export const POST = endpoint(teamCalls.inviteAgain, async ({ seller, params }) => ({
	member: await inviteAgain(seller, params.id),
	message: "Invitation sent",
}));
