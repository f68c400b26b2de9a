import { endPresentSession } from "@/lib/server/accounts/sessions";
import { endpoint, ok } from "@/lib/server/http/endpoint";

/** Signs the customer out, in the browser and on the server (spec 7). A GET that changes something. */
export const GET = endpoint(
	async () => {
		await endPresentSession();
		return ok({ message: "Logged out successfully" });
	},
	{ changes: true },
);
