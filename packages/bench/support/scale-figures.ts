import { type Evening, ratesOf, type Shape, trafficOf } from "../simulation/friday";
import type { Costs } from "./costs";
import { type Figure, percentile } from "./figure";
import type { Usage } from "./meter";

const USED = ["application", "threads", "store"] as const;
/** What the simulation is to be within, of what was measured. */
const WITHIN = 0.2;

/** What a request, a mail, a change of a product and an idle second cost. */
export function costFigures({ asks, mail, change }: Costs, atRest: Usage): Figure[] {
	const used = (name: string, usage: Usage): Figure[] => [
		...USED.map((part): Figure => ({ name: `${name}: ${part}`, value: usage[part], unit: "ms" })),
		{ name: `${name}: questions to the database`, value: usage.operations, unit: "" },
	];
	return [
		...Object.entries(asks).flatMap(([kind, cost]): Figure[] => [
			...used(kind, cost),
			{ name: `${kind}: body`, value: cost.bytes / 1_000, unit: "kB" },
			{ name: `${kind}: alone, median`, value: cost.alone, unit: "ms" },
		]),
		...used("a mail", mail),
		...used("a product changes", change),
		...used("a second at rest", atRest),
	];
}

export type Seen = { perSecond: number; p50: number; p95: number; p99: number };

export function seen(times: readonly number[], perSecond: number): Seen {
	return { perSecond, p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) };
}

/** What was measured, what the simulation says, and how far it is off: a part of what was measured. */
export function compared(name: string, measured: Seen, simulated: Seen): Figure[] {
	const rows = [
		["answers", "perSecond", "/s"],
		["median", "p50", "ms"],
		["95th", "p95", "ms"],
		["99th", "p99", "ms"],
	] as const;
	return rows.flatMap(([what, key, unit]): Figure[] => [
		{ name: `${name}: ${what}, measured`, value: measured[key], unit },
		{ name: `${name}: ${what}, simulated`, value: simulated[key], unit },
		{
			name: `${name}: ${what}, off by`,
			value: Math.abs(simulated[key] / measured[key] - 1),
			unit: "",
			goal: { most: WITHIN },
		},
	]);
}

/** What a simulated evening was like, under how many cities and instances there were. */
export function eveningFigures(shape: Shape, evening: Evening, costs: Costs, atRest: Usage): Figure[] {
	const { cities, instances, storeCores } = shape;
	const name = `${cities} cities, ${instances} instances, database of ${storeCores} cores`;
	const { operations, operationsAtRest, bytes } = trafficOf(costs, atRest, shape);
	const { asks, orders, seller } = ratesOf(cities);
	return [
		{ name: `${name}: asked`, value: asks + orders + seller, unit: "/s" },
		{ name: `${name}: orders`, value: orders, unit: "/s" },
		{ name: `${name}: questions to the database`, value: operations, unit: "/s" },
		{ name: `${name}: of these when nobody asks`, value: operationsAtRest, unit: "/s" },
		{ name: `${name}: bodies in a second`, value: bytes / 1e6, unit: "MB" },
		{ name: `${name}: busiest instance, at work`, value: evening.application, unit: "" },
		{ name: `${name}: its other threads, at work`, value: evening.threads, unit: "" },
		{ name: `${name}: database, at work`, value: evening.store, unit: "" },
		{ name: `${name}: busiest sender of mails, at work`, value: evening.mails, unit: "" },
		{ name: `${name}: a product's page, median`, value: evening.pages.p50, unit: "ms" },
		{ name: `${name}: a product's page, 99th`, value: evening.pages.p99, unit: "ms" },
		{ name: `${name}: an order, median`, value: evening.orders.p50, unit: "ms" },
		{ name: `${name}: an order, 99th`, value: evening.orders.p99, unit: "ms" },
	];
}
