import { endpoint } from "@/lib/server/calls/endpoint";
import { secondFactorCalls } from "@/lib/server/calls/second-factor";
import { removeSecondFactor } from "@/lib/server/sellers/second-factor";

export const DELETE = endpoint(secondFactorCalls.remove, async ({ seller, body }) => {
	await removeSecondFactor(seller, body);
	return { message: "Second factor switched off" };
});
