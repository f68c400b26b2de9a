import { endpoint } from "@/lib/server/calls/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { secondFactorCalls } from "@/lib/team/calls";
import { confirmSecondFactor } from "@/lib/team/server/second-factor";

export const POST = endpoint(secondFactorCalls.confirm, async ({ seller, body }) => ({
	recoveryCodes: await confirmSecondFactor(seller, body.code, await presentSession("seller")),
	message: "Second factor switched on",
}));
