import { endpoint } from "@/lib/server/http/endpoint";
import { presentSession } from "@/lib/server/http/session";
import { knownSignal } from "@/lib/server/live/after";
import { streamSignals } from "@/lib/server/live/stream";
import { SELLER_NEWS, SELLER_SESSIONS } from "@/lib/server/live/topics";
import { requireSeller } from "@/lib/server/sellers/guards";
import { sellerOfSession } from "@/lib/server/sellers/session";

/** Tells the seller's browser, as it happens, that orders or notifications have changed. */
export const GET = endpoint(async (request) => {
	const { email } = await requireSeller();
	const session = await presentSession("seller");
	return streamSignals(request, {
		account: email,
		news: SELLER_NEWS,
		sessions: SELLER_SESSIONS,
		after: knownSignal(request),
		isSignedIn: async () => (await sellerOfSession(session)) !== null,
	});
});
