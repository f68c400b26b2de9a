import { webhookCalls } from "@/lib/integrations/calls";
import { deleteWebhook, switchWebhook } from "@/lib/integrations/server/webhooks";
import { endpoint } from "@/lib/server/calls/endpoint";

export const PUT = endpoint(webhookCalls.change, async ({ seller, params, body }) => ({
	webhook: await switchWebhook(seller, params.id, body.isActive),
	message: "Saved",
}));

export const DELETE = endpoint(webhookCalls.remove, async ({ seller, params }) => {
	await deleteWebhook(seller, params.id);
	return { message: "Webhook deleted" };
});
