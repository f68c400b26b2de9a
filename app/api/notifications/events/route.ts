import { notificationCalls } from "@/lib/notifications/calls";
import { endpoint } from "@/lib/server/calls/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal, SELLER_NEWS, SELLER_SESSIONS } from "@/lib/server/live/signals";
import { streamSignals } from "@/lib/server/live/stream";
import { sellerOfSession } from "@/lib/team/server/session";

export const GET = endpoint(notificationCalls.events, async ({ seller, request, query }) => {
	const session = await presentSession("seller");
	return streamSignals(request, {
		account: seller.email,
		news: SELLER_NEWS,
		sessions: SELLER_SESSIONS,
		after: knownSignal(request.headers, query.after),
		isSignedIn: async () => (await sellerOfSession(session)) !== null,
	});
});
