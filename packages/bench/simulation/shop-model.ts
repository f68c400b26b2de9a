import type { Cost, CostKind, Costs } from "../support/costs";
import type { Usage } from "../support/meter";
import { LOOK_MS, MIX, TRIP_KINDS } from "../support/trip";
import type { Random } from "./random";
import type { Model, Request, Source, Step } from "./simulate";

/** A request speaks with the database so often at most; more turns change nothing. */
const MOST_TURNS = 12;
/** Pieces of work a second that an instance does when nobody asks. */
const JOBS_A_SECOND = 10;
/** Between two mails (lib/server/mail/outbox.ts). */
const BETWEEN_MAILS_MS = 10;

/** Where the parts of a request are worked on. */
type Places = { application: string; threads: string; store: string; client?: string };

/** A kind of thing by the shares of shoppers' asks. */
export function pickFromMix(random: Random): CostKind {
	const all = TRIP_KINDS.reduce((sum, kind) => sum + MIX[kind], 0);
	let left = random.even() * all;
	return (
		TRIP_KINDS.find((kind) => {
			left -= MIX[kind];
			return left < 0;
		}) ?? "home"
	);
}

/**
 * A request as the measured one went: the thread that answers and the database in turns, with what is waited for on disk
 * and in the kernel. What cannot have been done before the answer, since that came sooner, follows it.
 */
export function requestOf(kind: string, cost: Cost, places: Places, random: Random): Request {
	const factor = random.factor(cost.spread);
	const [client, work] = [cost.client * factor, (cost.application + cost.store) * factor];
	const before = Math.max(0, cost.alone * factor - client);
	const share = work === 0 ? 1 : Math.min(1, before / work);
	const pauseMs = Math.max(0, before - work);
	const questions = Math.round(cost.operations * share);
	const turns = Math.min(MOST_TURNS, Math.max(cost.store > 0 && questions === 0 ? 1 : 0, questions));
	const application = cost.application * factor;
	const store = cost.store * factor;
	const steps: Step[] = [];
	const asker: Step[] = places.client ? [{ at: places.client, ms: client / 2 }] : [];
	for (let turn = 0; turn < turns; turn++) {
		steps.push({ at: places.application, ms: (application * share) / (turns + 1) });
		steps.push({ at: places.store, ms: (store * share) / turns }, { pauseMs: pauseMs / turns });
	}
	if (turns === 0) steps.push({ pauseMs });
	steps.push({ at: places.application, ms: (application * share) / (turns + 1) });
	const afterwards: Step[] = [
		{ at: places.threads, ms: cost.threads * factor },
		{ at: places.application, ms: application * (1 - share) },
		{ at: places.store, ms: store * (1 - share) },
	];
	return { kind, steps: [...asker, ...steps, ...asker], afterwards };
}

/** Work that nobody waits for, at an instance. */
export function quietWork(kind: string, { application, threads, store }: Usage, places: Places): Request {
	const steps = [
		{ at: places.application, ms: application },
		{ at: places.store, ms: store },
	];
	return { kind, steps, afterwards: [{ at: places.threads, ms: threads }], isQuiet: true };
}

/** What an instance does by itself, of which it takes so much a second. */
export function jobsOf({ application, threads, store, ...rest }: Usage, places: Places): Source {
	const one = {
		...rest,
		application: application / JOBS_A_SECOND,
		threads: threads / JOBS_A_SECOND,
		store: store / JOBS_A_SECOND,
	};
	return { perSecond: JOBS_A_SECOND, request: () => quietWork("job", one, places) };
}

const HERE: Places = { application: "application", threads: "threads", store: "store", client: "client" };

/** The machine that it was measured on: asker, application and store share its cores. */
function here(atRest: Usage, cores: number, sources: readonly Source[]): Model {
	const machine = "here";
	return {
		machines: { [machine]: cores },
		stations: {
			client: { servers: 1, machine },
			application: { servers: 1, machine },
			threads: { servers: 4, machine },
			store: { servers: 1, machine },
		},
		sources: [...sources, jobsOf(atRest, HERE)],
	};
}

const mixed = (costs: Costs) => (random: Random) => {
	const kind = pickFromMix(random);
	return requestOf(kind, costs.asks[kind], HERE, random);
};

/** So many shoppers who walk through the shop as in `npm run load`, or who look at nothing. */
export function shoppersHere(
	costs: Costs,
	atRest: Usage,
	{ cores, people, isLooking }: { cores: number; people: number; isLooking: boolean },
): Model {
	const lookMs = (random: Random) => (isLooking ? LOOK_MS.least + random.even() * LOOK_MS.more : 0);
	return here(atRest, cores, [{ people, lookMs, request: mixed(costs) }]);
}

/** So many who order again as soon as the last order is acknowledged, while their mails leave one by one. */
export function rushHere(costs: Costs, atRest: Usage, cores: number, people: number): Model {
	return here(atRest, cores, [
		{
			people,
			lookMs: () => 0,
			request: (random) => requestOf("order", costs.asks.order, HERE, random),
		},
		{ people: 1, lookMs: () => BETWEEN_MAILS_MS, request: () => quietWork("mail", costs.mail, HERE) },
	]);
}
