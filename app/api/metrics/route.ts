import { endpoint } from "@/lib/server/http/endpoint";
import { requireMetricsReader } from "@/lib/server/operations/metrics-reader";
import { readMetrics } from "@/lib/server/operations/read-metrics";

/** What Prometheus reads: for whoever carries METRICS_TOKEN, and for the seller. */
export const GET = endpoint(async (request) => {
	await requireMetricsReader(request.headers);
	const { text, contentType } = await readMetrics();
	return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
});
