import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/team/calls";
import { changeMember } from "@/lib/team/server/team";

export const PUT = endpoint(teamCalls.change, async ({ seller, params, body }) => ({
	member: await changeMember(seller, params.id, body),
	message: "Saved",
}));
