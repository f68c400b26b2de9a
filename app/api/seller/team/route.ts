import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/team/calls";
import { inviteMember, listTeam } from "@/lib/team/server/team";

export const GET = endpoint(teamCalls.list, async () => ({ team: await listTeam() }));

export const POST = endpoint(teamCalls.invite, async ({ seller, body, keep }) => {
	const message = "Invitation sent";
	return { member: await inviteMember(seller, body, (member) => keep({ member, message })), message };
});
