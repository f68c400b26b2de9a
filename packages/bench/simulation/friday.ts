import type { CostKind, Costs } from "../support/costs";
import type { Usage } from "../support/meter";
import { MIX, TRIP_KINDS } from "../support/trip";
import type { Random } from "./random";
import { jobsOf, pickFromMix, quietWork, requestOf } from "./shop-model";
import { type Model, type Outcome, type Source, type Step, simulate } from "./simulate";

/** A city on a Friday evening. Assumptions, not measurements: docs/scale.md says why. */
export const EVENING = {
	ordersADay: 1_000,
	/** Of these in the busiest hour, and how much busier its busiest minutes are than that hour. */
	inBusiestHour: 0.2,
	rush: 2,
	/** Visits to one order, and what a visit asks for beside files and pictures. */
	visitsToAnOrder: 25,
	asksAVisit: 8,
	/** Of the visits so many begin with a password. */
	loginsAVisit: 0.05,
	/** What the team's pages ask for about an order. */
	sellerAsksAnOrder: 6,
	/** Products a day whose price, picture or stock changes what pages show; in the hours of the shop. */
	changesAnHour: 30,
	/** Two about the order, two about its steps; and what a mail server needs to take one. */
	mailsAnOrder: 4,
	mailMs: 150,
};

/** An evening's rates a second for so many cities. */
export function ratesOf(cities: number) {
	const { ordersADay, inBusiestHour, rush, visitsToAnOrder, asksAVisit, loginsAVisit } = EVENING;
	const orders = (cities * ordersADay * inBusiestHour * rush) / 3_600;
	const visits = orders * visitsToAnOrder;
	return {
		orders,
		visits,
		asks: visits * asksAVisit,
		logins: visits * loginsAVisit,
		seller: orders * EVENING.sellerAsksAnOrder,
		mails: orders * EVENING.mailsAnOrder,
		changes: (cities * EVENING.changesAnHour) / 3_600,
	};
}

export type Shape = { cities: number; instances: number; storeCores: number };
type Rates = ReturnType<typeof ratesOf>;

function placesOf(instance: number) {
	return { application: `application ${instance}`, threads: `threads ${instance}`, store: "store" };
}

/** Mails leave one after the other, in each instance. */
function mailsOf(costs: Costs, { mails }: Rates, instances: number): Source[] {
	return Array.from({ length: instances }, (_, instance): Source => {
		const places = placesOf(instance);
		return {
			perSecond: mails / instances,
			request: () => {
				const mail = quietWork("mail", costs.mail, places);
				return { ...mail, steps: [{ at: `mails ${instance}`, ms: EVENING.mailMs }, ...mail.steps] };
			},
		};
	});
}

/** A page takes about so long to make, and pages are made again for half of the time at most (lib/server/edge/response-cache.mjs). */
const ONE_PAGE_MS = 30;
const MOST_OF_THE_TIME = 0.5;

/** Pages that are made again, one by one, with as long a rest after each. */
function changeOf({ change }: Costs, places: ReturnType<typeof placesOf>, perSecond: number): Source {
	const pieces = Math.max(1, Math.round(change.application / ONE_PAGE_MS));
	const [ms, storeMs] = [change.application / pieces, change.store / pieces];
	const page: Step[] = [
		{ at: places.application, ms },
		{ at: places.store, ms: storeMs },
		{ at: places.threads, ms: change.threads / pieces },
		{ pauseMs: ms },
	];
	const steps = Array.from({ length: pieces }, () => page).flat();
	return {
		perSecond: Math.min(perSecond, (MOST_OF_THE_TIME * 1_000) / change.application),
		request: () => ({ kind: "change", steps, isQuiet: true }),
	};
}

/** What every instance does for itself: its jobs, and the pages that it makes again, whichever city changed something. */
function worksOf(costs: Costs, atRest: Usage, { changes }: Rates, instances: number): Source[] {
	return Array.from({ length: instances }, (_, instance) => placesOf(instance)).flatMap((places) => [
		jobsOf(atRest, places),
		changeOf(costs, places, changes),
	]);
}

/** So many cities at once on so many instances with a core each, and a database of so many cores. */
export function fridayEvening(costs: Costs, atRest: Usage, shape: Shape): Model {
	const { cities, instances, storeCores } = shape;
	const rates = ratesOf(cities);
	const somewhere = (random: Random) => placesOf(Math.floor(random.even() * instances));
	const asking = (perSecond: number, pick: (random: Random) => CostKind): Source => {
		const request = (random: Random) => {
			const kind = pick(random);
			// The asker is elsewhere, and its own time no part of the shop's.
			const cost = {
				...costs.asks[kind],
				alone: costs.asks[kind].alone - costs.asks[kind].client,
				client: 0,
			};
			return requestOf(kind, cost, somewhere(random), random);
		};
		return { perSecond, request };
	};
	const stations: Model["stations"] = { store: { servers: storeCores } };
	for (let instance = 0; instance < instances; instance++) {
		const { application, threads } = placesOf(instance);
		stations[application] = { servers: 1 };
		stations[threads] = { servers: 1 };
		stations[`mails ${instance}`] = { servers: 1 };
	}
	const sources = [
		asking(rates.asks, pickFromMix),
		asking(rates.orders, () => "order"),
		asking(rates.logins, () => "login"),
		asking(rates.seller, () => "seller"),
		...mailsOf(costs, rates, instances),
		...worksOf(costs, atRest, rates, instances),
	];
	return { stations, sources };
}

/** What the outcome does not say: questions to the database and bytes, both a second. */
export function trafficOf(costs: Costs, atRest: Usage, { cities, instances }: Shape) {
	const rates = ratesOf(cities);
	const all = TRIP_KINDS.reduce((sum, kind) => sum + MIX[kind], 0);
	const asked: [CostKind, number][] = [
		...TRIP_KINDS.map((kind): [CostKind, number] => [kind, (rates.asks * MIX[kind]) / all]),
		["order", rates.orders],
		["login", rates.logins],
		["seller", rates.seller],
	];
	const sum = (read: (kind: CostKind) => number) =>
		asked.reduce((total, [kind, perSecond]) => total + read(kind) * perSecond, 0);
	const askedOfStore = sum((kind) => costs.asks[kind].operations) + rates.mails * costs.mail.operations;
	const byThemselves = instances * (atRest.operations + rates.changes * costs.change.operations);
	return {
		operations: askedOfStore + byThemselves,
		operationsAtRest: instances * atRest.operations,
		bytes: sum((kind) => costs.asks[kind].bytes),
	};
}

export type Evening = {
	orders: Outcome["all"];
	pages: Outcome["all"];
	/** The busiest of each kind of station, as a part of its time. */
	application: number;
	threads: number;
	store: number;
	mails: number;
};

const NONE = { count: 0, perSecond: 0, mean: Number.NaN, p50: Number.NaN, p95: Number.NaN, p99: Number.NaN };

/** Lets it be Friday evening for so many seconds. */
export function livedThrough(model: Model, seconds: number): Evening {
	const { byKind, stations } = simulate(model, { seconds, warmSeconds: 20 });
	const busiest = (name: string) =>
		Math.max(
			0,
			...Object.entries(stations).flatMap(([each, { utilisation }]) =>
				each.startsWith(name) ? [utilisation] : [],
			),
		);
	return {
		orders: byKind.order ?? NONE,
		pages: byKind.product ?? NONE,
		application: busiest("application"),
		threads: busiest("threads"),
		store: busiest("store"),
		mails: busiest("mails"),
	};
}
