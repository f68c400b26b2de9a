import { percentile } from "../support/figure";
import { Agenda } from "./agenda";
import { type Random, seeded } from "./random";
import { Machine, Station } from "./station";

/** Work at a station, or time in which nobody works for it, in milliseconds. */
export type Step = { at: string; ms: number } | { pauseMs: number };

/** One thing that is asked: what happens until its answer, and what follows from it when nobody waits any more. */
export type Request = {
	kind: string;
	steps: readonly Step[];
	afterwards?: readonly Step[];
	/** Work that nobody asked for: it keeps stations busy, and is among no answers. */
	isQuiet?: boolean;
};

/** Where requests come from: so many people, each asking again a while after the answer, or by chance at a rate. */
export type Source = { request: (random: Random) => Request } & (
	| { people: number; lookMs: (random: Random) => number }
	| { perSecond: number }
);

export type Model = {
	/** Those with the name of a machine share its cores; the others have a core for each server. */
	stations: Record<string, { servers: number; machine?: string }>;
	/** Cores by name. */
	machines?: Record<string, number>;
	sources: readonly Source[];
};

export type Span = { seconds: number; warmSeconds?: number; seed?: number };

export type Answers = {
	count: number;
	perSecond: number;
	mean: number;
	p50: number;
	p95: number;
	p99: number;
};
export type Outcome = {
	all: Answers;
	byKind: Record<string, Answers>;
	stations: Record<string, { utilisation: number; present: number }>;
	/** How many requests were under way on average. */
	present: number;
};

function answersOf(times: readonly number[], seconds: number): Answers {
	const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
	const [p50, p95, p99] = [percentile(times, 50), percentile(times, 95), percentile(times, 99)];
	return { count: times.length, perSecond: times.length / seconds, mean, p50, p95, p99 };
}

/** One run: the clock, the stations, and what has been seen since it was warm. */
class Run {
	readonly stations = new Map<string, Station>();
	readonly times = new Map<string, number[]>();
	#agenda = new Agenda();
	#random: Random;
	#now = 0;
	#present = 0;
	#presentMs = 0;
	#changedAt = 0;

	constructor(model: Model, seed: number) {
		this.#random = seeded(seed);
		const machines = new Map(
			Object.entries(model.machines ?? {}).map(([name, cores]) => [name, new Machine(cores)]),
		);
		for (const [name, { servers, machine: where }] of Object.entries(model.stations)) {
			const machine = where === undefined ? new Machine(servers) : machines.get(where);
			if (!machine) throw new Error(`there is no machine ${where}`);
			const after = (ms: number, act: () => void) => this.#agenda.enter(this.#now + ms, act);
			this.stations.set(name, new Station(servers, machine, () => this.#now, after));
		}
		for (const source of model.sources) this.#begin(source);
	}

	#begin(source: Source): void {
		if ("perSecond" in source) {
			const next = () => {
				this.#answer(source, () => {});
				this.#in(this.#random.exponential(1_000 / source.perSecond), next);
			};
			if (source.perSecond > 0) this.#in(this.#random.exponential(1_000 / source.perSecond), next);
			return;
		}
		const person = () => this.#answer(source, () => this.#in(source.lookMs(this.#random), person));
		for (let count = 0; count < source.people; count++) this.#in(source.lookMs(this.#random), person);
	}

	#in(ms: number, act: () => void): void {
		this.#agenda.enter(this.#now + ms, act);
	}

	#answer({ request: make }: Source, done: () => void): void {
		const { kind, steps, afterwards = [], isQuiet = false } = make(this.#random);
		const began = this.#now;
		if (!isQuiet) this.#count(1);
		this.#walk(steps, 0, () => {
			if (!isQuiet) this.#note(kind, this.#now - began);
			done();
			this.#walk(afterwards, 0, () => {});
		});
	}

	#note(kind: string, ms: number): void {
		this.#count(-1);
		const times = this.times.get(kind);
		if (times) times.push(ms);
		else this.times.set(kind, [ms]);
	}

	#walk(steps: readonly Step[], place: number, done: () => void): void {
		const step = steps[place];
		if (!step) {
			done();
			return;
		}
		const next = () => this.#walk(steps, place + 1, done);
		if ("pauseMs" in step) {
			this.#in(step.pauseMs, next);
			return;
		}
		const station = this.stations.get(step.at);
		if (!station) throw new Error(`there is no station ${step.at}`);
		station.ask(step.ms, next);
	}

	#count(change: number): void {
		this.#presentMs += this.#present * (this.#now - this.#changedAt);
		this.#changedAt = this.#now;
		this.#present += change;
	}

	/** Lets time pass until so many milliseconds after the beginning. */
	until(ms: number): void {
		for (let next = this.#agenda.next(); next; next = this.#agenda.next()) {
			if (next.at > ms) {
				this.#agenda.enter(next.at, next.act);
				break;
			}
			this.#now = next.at;
			next.act();
		}
		this.#now = ms;
	}

	/** Begins counting. */
	forget(): void {
		this.#count(0);
		this.#presentMs = 0;
		this.times.clear();
		for (const station of this.stations.values()) station.forget();
	}

	present(ms: number): number {
		this.#count(0);
		return this.#presentMs / ms;
	}
}

/**
 * Lets people and chance ask a system of queues for so many seconds of its time, after a while in which it becomes warm and nothing is counted.
 * The same seed gives the same outcome. Times in milliseconds.
 */
export function simulate(model: Model, { seconds, warmSeconds = 10, seed = 1 }: Span): Outcome {
	const run = new Run(model, seed);
	run.until(warmSeconds * 1_000);
	run.forget();
	run.until((warmSeconds + seconds) * 1_000);
	const each = <Value, Result>(of: Map<string, Value>, read: (value: Value) => Result) =>
		Object.fromEntries([...of].map(([name, value]) => [name, read(value)]));
	return {
		all: answersOf([...run.times.values()].flat(), seconds),
		byKind: each(run.times, (times) => answersOf(times, seconds)),
		stations: each(run.stations, (station) => station.load(seconds * 1_000)),
		present: run.present(seconds * 1_000),
	};
}
