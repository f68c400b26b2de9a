import { endpoint } from "@/lib/server/calls/endpoint";
import { secondFactorCalls } from "@/lib/server/calls/second-factor";
import { confirmSecondFactor } from "@/lib/server/sellers/second-factor";

export const POST = endpoint(secondFactorCalls.confirm, async ({ seller, body }) => ({
	recoveryCodes: await confirmSecondFactor(seller, body.code),
	message: "Second factor switched on",
}));
