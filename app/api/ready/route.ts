import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { mustBeReady } from "@/lib/server/operations/health";

export const dynamic = "force-dynamic";

export const GET = endpoint(operationCalls.ready, async () => {
	await mustBeReady();
	return {};
});
