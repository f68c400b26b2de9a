import { endpoint, ok } from "@/lib/server/http/endpoint";
import { requireSeller } from "@/lib/server/sellers/guards";

/** Who the seller is; 401 for anyone else (spec 7). */
export const GET = endpoint(async () => {
	const { email } = await requireSeller();
	return ok({ user: { email } });
});
