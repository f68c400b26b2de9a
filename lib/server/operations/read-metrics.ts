import "server-only";
import { Registry } from "prom-client";
import { metrics } from "../observability/metrics";
import { shopGauges } from "./shop-gauges";

/** Everything that can be measured, in Prometheus' text format: what this process counted and what the shop holds. */
export async function readMetrics(): Promise<{ text: string; contentType: string }> {
	const all = Registry.merge([metrics.registry, await shopGauges()]);
	return { text: await all.metrics(), contentType: all.contentType };
}
