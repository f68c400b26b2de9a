import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../support/own-shop";
import { startSecondShop } from "../support/second-shop";

let collector: Server;
let shop: Awaited<ReturnType<typeof startSecondShop>>;
const received: string[] = [];

/** A second instance beside the shop under test, which sends its traces to a collector of ours. */
beforeAll(async () => {
	const port = await freePort();
	collector = createServer((request, answer) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			received.push(`${request.method} ${request.url} ${Buffer.concat(chunks).toString("latin1")}`);
			answer.end();
		});
	}).listen(port, "127.0.0.1");
	shop = await startSecondShop({
		OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
		OTEL_BSP_SCHEDULE_DELAY: "100",
	});
}, 90_000);

afterAll(async () => {
	await shop.stop();
	collector.close();
});

test("a request becomes a span of its route at the collector", async () => {
	const answer = await fetch(`${shop.url}/api/reviews/66a000000000000000000001/stats`);
	expect(answer.status).toBe(404);
	const spans = () => received.filter((body) => body.startsWith("POST /v1/traces")).join("\n");
	await expect.poll(spans, { timeout: 20_000 }).toContain("/api/reviews/[productId]/stats");
	expect(spans()).toContain("sabz");
}, 30_000);
