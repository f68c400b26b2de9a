import { endpoint } from "@/lib/server/calls/endpoint";
import { secondFactorCalls } from "@/lib/server/calls/second-factor";
import { beginSecondFactor } from "@/lib/server/sellers/second-factor";

export const POST = endpoint(secondFactorCalls.begin, ({ seller }) => beginSecondFactor(seller));
