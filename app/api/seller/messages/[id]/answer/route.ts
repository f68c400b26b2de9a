import { inboxCalls } from "@/lib/messages/calls";
import { answerMessage } from "@/lib/messages/server/answer";
import { endpoint } from "@/lib/server/calls/endpoint";

export const POST = endpoint(inboxCalls.answer, async ({ seller, params, body, keep }) => {
	const answer = { message: "Your answer is on its way" };
	await answerMessage(seller, params.id, body.text, keep(answer));
	return answer;
});
