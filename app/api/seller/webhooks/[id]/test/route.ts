import { webhookCalls } from "@/lib/integrations/calls";
import { sendTest } from "@/lib/integrations/server/webhooks";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(webhookCalls.test, async ({ params, keep }) => {
	const answer = { message: "A test is on its way" };
	await sendTest(params.id, keep(answer));
	return answer;
});
