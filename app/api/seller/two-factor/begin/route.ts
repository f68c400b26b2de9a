import { endpoint } from "@/lib/server/calls/endpoint";
import { secondFactorCalls } from "@/lib/team/calls";
import { beginSecondFactor } from "@/lib/team/server/second-factor";

export const POST = endpoint(secondFactorCalls.begin, ({ seller }) => beginSecondFactor(seller));
