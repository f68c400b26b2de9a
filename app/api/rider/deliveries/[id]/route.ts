import { deliveryCalls } from "@/lib/riders/calls";
import { takeRiderStep } from "@/lib/riders/server/step";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(deliveryCalls.step, async ({ seller, params, body, language }) => ({
	delivery: await takeRiderStep(seller, params.id, body, language),
}));
