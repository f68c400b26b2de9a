import { requireCustomer } from "@/lib/server/accounts/guards";
import { customerOfSession } from "@/lib/server/accounts/sessions";
import { endpoint } from "@/lib/server/http/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal } from "@/lib/server/live/after";
import { streamSignals } from "@/lib/server/live/stream";
import { ordersOf, sessionsOf } from "@/lib/server/live/topics";

/** Tells a customer's browser, as it happens, that something about the customer's own orders has changed. */
export const GET = endpoint(async (request) => {
	const { _id } = await requireCustomer();
	const session = await presentSession("customer");
	return streamSignals(request, {
		account: _id,
		news: ordersOf(_id),
		sessions: sessionsOf(_id),
		after: knownSignal(request),
		isSignedIn: async () => (await customerOfSession(session)) !== null,
	});
});
