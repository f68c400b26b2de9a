import { pushCalls } from "@/lib/notifications/calls";
import { PUSH_OFF, PUSH_ON } from "@/lib/notifications/rules";
import { isSubscribed, subscribe, unsubscribe } from "@/lib/notifications/server/push-subscriptions";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(pushCalls.read, async ({ subscribers, query }) => ({
	isOn: await isSubscribed(subscribers, query.endpoint),
}));

export const POST = endpoint(pushCalls.subscribe, async ({ subscribers, body, language }) => {
	await subscribe(subscribers, { ...body, language });
	return { message: PUSH_ON };
});

export const DELETE = endpoint(pushCalls.unsubscribe, async ({ subscribers, body }) => {
	await unsubscribe(subscribers, body.endpoint);
	return { message: PUSH_OFF };
});
