import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { takeRiderStep } from "@/lib/server/deliveries/step";

export const PUT = endpoint(deliveryCalls.step, async ({ seller, params, body, language }) => ({
	delivery: await takeRiderStep(seller, params.id, body, language),
}));
