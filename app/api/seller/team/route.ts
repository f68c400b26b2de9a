import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/server/calls/team";
import { inviteMember, listTeam } from "@/lib/server/sellers/team";

export const GET = endpoint(teamCalls.list, async () => ({ team: await listTeam() }));

export const POST = endpoint(teamCalls.invite, async ({ seller, body }) => ({
	member: await inviteMember(seller, body),
	message: "Invitation sent",
}));
