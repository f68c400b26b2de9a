import { endpoint, ok } from "@/lib/server/http";
import { mustBeReady } from "@/lib/server/ready";

export const dynamic = "force-dynamic";

/** The database answers too; 503 within 2 seconds otherwise. */
export const GET = endpoint(async () => {
	await mustBeReady();
	return ok();
});
