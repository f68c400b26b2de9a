import { webhookCalls } from "@/lib/integrations/calls";
import { sendAgain } from "@/lib/integrations/server/webhooks";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(webhookCalls.again, async ({ params }) => ({
	delivery: await sendAgain(params.id),
	message: "Sent again",
}));
