import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect } from "vitest";
import { freePort } from "@/scripts/support/test-shop.mjs";
import { withInstance } from "../support/with-shop";

let collector: Server;
const received: string[] = [];
const port = await freePort();

/** A second instance beside the shop under test, which sends its traces to a collector of ours. */
const test = withInstance({
	OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
	OTEL_BSP_SCHEDULE_DELAY: "100",
});

beforeAll(() => {
	collector = createServer((request, answer) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			received.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString("latin1")}`);
			answer.end();
		});
	}).listen(port, "127.0.0.1");
});
afterAll(() => collector.close());

test("a request becomes a span of its route at the collector", async ({ instance }) => {
	const answer = await fetch(`${instance.url}/api/reviews/66a000000000000000000001/stats`);
	expect(answer.status).toBe(404);
	const spans = () => received.filter((body) => body.startsWith("POST /v1/traces")).join("\n");
	await expect.poll(spans, { timeout: 20_000 }).toContain("/api/reviews/[productId]/stats");
	expect(spans()).toContain("sabz");
}, 30_000);
