import { whatsAppCalls } from "@/lib/messages/calls";
import { answerChallenge, takeNotice } from "@/lib/messages/server/whatsapp-notice";
import { endpoint } from "@/lib/server/calls/endpoint";

export const GET = endpoint(whatsAppCalls.challenge, async ({ query }) => answerChallenge(query));

export const POST = endpoint(whatsAppCalls.notice, async ({ body }) => {
	await takeNotice(body);
	return {};
});
