import { endpoint } from "@/lib/server/calls/endpoint";
import { teamCalls } from "@/lib/server/calls/team";
import { changeMember } from "@/lib/server/sellers/team";

export const PUT = endpoint(teamCalls.change, async ({ seller, params, body }) => ({
	member: await changeMember(seller, params.id, body),
	message: "Saved",
}));
