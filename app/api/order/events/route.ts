import { customerOfSession } from "@/lib/accounts/server/sessions";
import { orderCalls } from "@/lib/orders/calls";
import { endpoint } from "@/lib/server/calls/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal, ordersOf, sessionsOf } from "@/lib/server/live/signals";
import { streamSignals } from "@/lib/server/live/stream";

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
