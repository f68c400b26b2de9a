import { endpoint } from "@/lib/server/http";
import { readMetrics } from "@/lib/server/watch/read-metrics";
import { requireMetricsReader } from "@/lib/server/watch/reader";

/** What Prometheus reads: for whoever carries METRICS_TOKEN, and for the seller. */
export const GET = endpoint(async (request) => {
	await requireMetricsReader(request.headers);
	const { text, contentType } = await readMetrics();
	return new Response(text, { headers: { "content-type": contentType, "cache-control": "no-store" } });
});
