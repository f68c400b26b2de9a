import { endpoint, ok } from "@/lib/server/http/endpoint";
import { mustBeReady } from "@/lib/server/operations/ready";

export const dynamic = "force-dynamic";

/** The database answers too; 503 within 2 seconds otherwise. */
export const GET = endpoint(async () => {
	await mustBeReady();
	return ok();
});
