import { deliveryCalls } from "@/lib/server/calls/deliveries";
import { endpoint } from "@/lib/server/calls/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal } from "@/lib/server/live/after";
import { streamSignals } from "@/lib/server/live/stream";
import { deliveriesOf, SELLER_NEWS, SELLER_SESSIONS } from "@/lib/server/live/topics";
import { sellerOfSession } from "@/lib/server/sellers/session";

export const GET = endpoint(deliveryCalls.events, async ({ seller, request, query }) => {
	const session = await presentSession("seller");
	return streamSignals(request, {
		account: seller.email,
		news: seller.role === "owner" ? SELLER_NEWS : deliveriesOf(seller.id),
		sessions: SELLER_SESSIONS,
		after: knownSignal(request.headers, query.after),
		isSignedIn: async () => (await sellerOfSession(session)) !== null,
	});
});
