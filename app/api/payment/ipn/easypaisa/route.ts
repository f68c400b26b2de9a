import { endpoint, ok } from "@/lib/server/http/endpoint";
import { takeNotification } from "@/lib/server/payments/callback";
import { callerOf, limit } from "@/lib/server/rate-limit/rate-limit";

/** Easypaisa's notification from server to server (IPN): it names an address of its own that we only read. */
export const GET = endpoint(async (request) => {
	await limit("wallet-notice", callerOf(request));
	await takeNotification("easypaisa", Object.fromEntries(request.nextUrl.searchParams));
	return ok();
});
