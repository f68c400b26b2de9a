import { endpoint } from "@/lib/server/calls/endpoint";
import { secondFactorCalls } from "@/lib/team/calls";
import { removeSecondFactor } from "@/lib/team/server/second-factor";

export const DELETE = endpoint(secondFactorCalls.remove, async ({ seller, body }) => {
	await removeSecondFactor(seller, body);
	return { message: "Second factor switched off" };
});
