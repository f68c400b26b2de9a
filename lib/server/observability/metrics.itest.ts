import { expect, test } from "vitest";
import { api } from "@/tests/support/api";
import { newOrder } from "@/tests/support/orders";
import { sellerCookies } from "@/tests/support/people";
import { baseUrl } from "@/tests/support/target";

const token = process.env.METRICS_TOKEN ?? "";

/** The figures by name and labels, as Prometheus would read them. */
async function readMetrics(headers: Record<string, string>): Promise<Map<string, number>> {
	const response = await fetch(new URL("/api/metrics", baseUrl()), { headers });
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
	const lines = (await response.text()).split("\n").filter((line) => line && !line.startsWith("#"));
	return new Map(
		lines.map((line) => [
			line.slice(0, line.lastIndexOf(" ")),
			Number(line.slice(line.lastIndexOf(" ") + 1)),
		]),
	);
}
const withToken = () => readMetrics({ authorization: `Bearer ${token}` });

const strangers: Record<string, string>[] = [
	{},
	{ authorization: "Bearer guess" },
	{ authorization: "Bearer " },
	{ authorization: "" },
];
test.each(strangers)("a stranger with %j reads nothing", async (headers) => {
	const answer = await api("GET", "/api/metrics", { headers });
	expect(answer.status).toBe(401);
	expect(answer.json).toMatchObject({ success: false });
});

test("the seller may look too", async () => {
	const metrics = await readMetrics({ cookie: await sellerCookies() });
	expect(metrics.get("sabz_database_up")).toBe(1);
});

test("a call is counted under its route and status", async () => {
	const series = (metrics: Map<string, number>) =>
		metrics.get('sabz_request_seconds_count{method="GET",route="/api/reviews/[productId]",status="404"}') ??
		0;
	const before = series(await withToken());
	await api("GET", "/api/reviews/no-id-at-all");
	expect(series(await withToken())).toBe(before + 1);
});

test("what stands in the database is counted now", async () => {
	const before = (await withToken()).get("sabz_refunds_due") ?? 0;
	await newOrder({ paymentType: "JazzCash", isPaid: true, status: "On hold" });
	expect((await withToken()).get("sabz_refunds_due")).toBeGreaterThanOrEqual(before + 1);
});

test("nothing that a visitor sends becomes a label", async () => {
	const marks = ["zzmark1", "zzmark2", "zzmark3"];
	await api("GET", `/api/reviews/${marks[0]}`);
	await api("GET", `/api/${marks[1]}/${marks[1]}`);
	await api("GET", `/api/user/verify-email/${marks[2]}%2e%20x`);
	const names = [...(await withToken()).keys()].join("\n");
	for (const mark of marks) expect(names).not.toContain(mark);
});

test("the process, the pool and the database's operations are there", async () => {
	const names = [...(await withToken()).keys()].join("\n");
	expect(names).toContain("process_resident_memory_bytes");
	expect(names).toContain('sabz_database_connections{state="open"}');
	expect(names).toMatch(/sabz_database_seconds_count\{collection="freshnesses",operation="findOne"/);
	expect(names).toContain("sabz_mails_waiting");
});
