import { customerOfSession } from "@/lib/server/accounts/sessions";
import { endpoint } from "@/lib/server/calls/endpoint";
import { orderCalls } from "@/lib/server/calls/orders";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal } from "@/lib/server/live/after";
import { streamSignals } from "@/lib/server/live/stream";
import { ordersOf, sessionsOf } from "@/lib/server/live/topics";

export const GET = endpoint(orderCalls.events, async ({ customer, request, query }) => {
	const session = await presentSession("customer");
	return streamSignals(request, {
		account: customer._id,
		news: ordersOf(customer._id),
		sessions: sessionsOf(customer._id),
		after: knownSignal(request.headers, query.after),
		isSignedIn: async () => (await customerOfSession(session)) !== null,
	});
});
