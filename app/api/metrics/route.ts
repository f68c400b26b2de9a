import { endpoint } from "@/lib/server/calls/endpoint";
import { operationCalls } from "@/lib/server/calls/operations";
import { readMetrics } from "@/lib/server/operations/health";

export const GET = endpoint(operationCalls.metrics, async () => {
	const { text, contentType } = await readMetrics();
	return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
});
