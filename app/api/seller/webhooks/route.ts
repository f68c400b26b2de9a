import { webhookCalls } from "@/lib/integrations/calls";
import { addWebhook, listWebhooks } from "@/lib/integrations/server/webhooks";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(webhookCalls.list, async () => ({ webhooks: await listWebhooks() }));

export const POST = endpoint(webhookCalls.add, async ({ seller, body }) => ({
	...(await addWebhook(seller, body)),
	message: "Webhook made",
}));
