import "server-only";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { log } from "../log/log";
import { perProcess } from "../platform/process.mjs";

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Every label has few values: routes, statuses, states and names of collections, never an id or a person. */
function makeMetrics() {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const counter = <const Label extends string = never>(
		name: string,
		help: string,
		labelNames: Label[] = [],
	) => new Counter({ name, help, labelNames, registers });
	/** The pool's connections by name; they come and go with every question, so they are counted when somebody looks. */
	const pool = { open: new Set<string>(), inUse: new Set<string>() };
	return {
		registry,
		pool,
		requests: new Histogram({
			name: "sabz_request_seconds",
			help: "Time to answer a call, in seconds",
			labelNames: ["method", "route", "status"] as const,
			buckets: SECONDS,
			registers,
		}),
		pageErrors: counter("sabz_page_errors_total", "Pages that failed while they were drawn"),
		commands: new Histogram({
			name: "sabz_database_seconds",
			help: "Time of a database operation, waiting for a connection included, in seconds",
			labelNames: ["collection", "operation"] as const,
			buckets: SECONDS,
			registers,
		}),
		commandErrors: counter("sabz_database_errors_total", "Database operations that failed", [
			"collection",
			"operation",
		]),
		connections: new Gauge({
			name: "sabz_database_connections",
			help: "Connections to the database: open, and of these in use",
			labelNames: ["state"] as const,
			registers,
			collect() {
				this.set({ state: "open" }, pool.open.size);
				this.set({ state: "in use" }, pool.inUse.size);
			},
		}),
		connectionFailures: counter(
			"sabz_database_connection_failures_total",
			"Times that no connection could be had from the pool",
		),
		orders: counter("sabz_orders_total", "Orders made by this instance", ["payment", "status"]),
		payments: counter("sabz_payments_total", "Changes of a payment's state made by this instance", [
			"wallet",
			"state",
		]),
		mails: counter(
			"sabz_mails_total",
			"Tries to send a mail made by this instance: sent, postponed, failed",
			["result"],
		),
		webhooks: counter(
			"sabz_webhooks_total",
			"Tries to tell a webhook of an event made by this instance: sent, postponed, failed",
			["result"],
		),
		messages: counter(
			"sabz_messages_total",
			"Tries to send a message to a phone made by this instance: sent, postponed, failed",
			["result"],
		),
	};
}

/** What this process counts; read at /api/metrics. Counters begin at 0 with every start, as Prometheus expects. */
export const metrics = perProcess("metrics", makeMetrics);

/** Asked every few seconds by machines: their lines would bury the others. */
const ROUTINE = new Set(["/api/health", "/api/ready", "/api/metrics", "/api/internal/refresh"]);

/** Keeps that a call was answered: one log line, one measurement. `ms` is the time it took in milliseconds. */
export function noteAnswer(method: string, route: string, status: number, ms: number): void {
	metrics.requests.observe({ method, route, status }, ms / 1000);
	const level = ROUTINE.has(route) && status < 400 ? "debug" : "info";
	log[level]({ method, route, status, ms: Math.round(ms * 10) / 10 }, "answered");
}

/** Keeps that a page failed: `route` is its pattern, the digest is what the error page shows as its number. */
export function notePageError(error: unknown, route: string): void {
	const digest = error instanceof Error && "digest" in error ? error.digest : undefined;
	metrics.pageErrors.inc();
	log.error({ err: error, route, digest }, "a page failed unexpectedly");
}
