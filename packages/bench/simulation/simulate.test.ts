import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Agenda } from "./agenda";
import { type Random, seeded } from "./random";
import { type Model, type Step, simulate } from "./simulate";

const LONG = { seconds: 1_500, warmSeconds: 50 };

/** One kind of request at one station, by chance at a rate. */
function queue(servers: number, perSecond: number, ms: (random: Random) => number): Model {
	const request = (random: Random) => ({ kind: "ask", steps: [{ at: "desk", ms: ms(random) }] });
	return { stations: { desk: { servers } }, sources: [{ perSecond, request }] };
}

/** So many people who think for so long before each request of these steps. */
function people(
	count: number,
	lookMs: number,
	steps: (random: Random) => Step[],
	model: Partial<Model> = {},
) {
	const request = (random: Random) => ({ kind: "ask", steps: steps(random) });
	const sources = [{ people: count, lookMs: (random: Random) => random.exponential(lookMs), request }];
	return { stations: { desk: { servers: 1 } }, sources, ...model };
}

/** Within so many percent of what it should be. */
function near(value: number, wanted: number, percent: number): void {
	expect(Math.abs(value - wanted) / wanted).toBeLessThan(percent / 100);
}

describe("what queueing theory knows", () => {
	test.each([0.3, 0.6, 0.8])("M/M/1 at utilisation %d: the mean is 1 / (μ − λ)", (busy) => {
		const outcome = simulate(
			queue(1, busy * 100, (random) => random.exponential(10)),
			LONG,
		);
		near(outcome.all.mean, 10 / (1 - busy), 8);
		// Exponentially distributed, so the median is known too.
		near(outcome.all.p50, (Math.LN2 * 10) / (1 - busy), 8);
	});

	test("M/D/1: half the wait of M/M/1 (Pollaczek and Khinchine)", () => {
		const { all } = simulate(
			queue(1, 80, () => 10),
			LONG,
		);
		near(all.mean - 10, (0.8 * 10) / (2 * 0.2), 8);
	});

	test("M/M/3: Erlang's C", () => {
		const [offered, servers] = [2.4, 3];
		const terms = [1, offered, offered ** 2 / 2];
		const all = (offered ** 3 / 6) * (servers / (servers - offered));
		const mustWait = all / (terms.reduce((sum, term) => sum + term, 0) + all);
		const outcome = simulate(
			queue(servers, offered * 100, (random) => random.exponential(10)),
			{ seconds: 600 },
		);
		near(outcome.all.mean - 10, (mustWait * 10) / (servers - offered), 10);
	});

	const stable = fc.record({
		servers: fc.integer({ min: 1, max: 3 }),
		busy: fc.double({ min: 0.1, max: 0.85, noNaN: true }),
		ms: fc.double({ min: 5, max: 40, noNaN: true }),
		seed: fc.integer({ min: 1, max: 1_000 }),
	});

	test("the utilisation law: the rate times the work of one", () => {
		fc.assert(
			fc.property(stable, ({ servers, busy, ms, seed }) => {
				const rate = (busy * servers * 1_000) / ms;
				const { all, stations } = simulate(
					queue(servers, rate, () => ms),
					{ seconds: 200, seed },
				);
				near(stations.desk?.utilisation ?? 0, (all.perSecond * ms) / 1_000 / servers, 3);
			}),
			{ numRuns: 15 },
		);
	});

	test("Little's law: how many are there is the rate times the time of one", () => {
		fc.assert(
			fc.property(stable, ({ servers, busy, ms, seed }) => {
				const rate = (busy * servers * 1_000) / ms;
				const { all, present, stations } = simulate(
					queue(servers, rate, (random) => random.exponential(ms)),
					{ seconds: 150, seed },
				);
				near(present, (all.perSecond * all.mean) / 1_000, 5);
				near(stations.desk?.present ?? 0, present, 0.001);
			}),
			{ numRuns: 15 },
		);
	});

	test("people who think: the response time law, and no more than the busiest station can", () => {
		fc.assert(
			fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 900 }), (count, lookMs) => {
				const { all } = simulate(
					people(count, lookMs, (random) => [{ at: "desk", ms: random.exponential(20) }]),
					{ seconds: 300 },
				);
				expect(all.perSecond).toBeLessThan(1.1 * Math.min(1_000 / 20, (count * 1_000) / (lookMs + 20)));
				near(all.mean + lookMs, (count * 1_000) / all.perSecond, 10);
			}),
			{ numRuns: 15 },
		);
	});
});

describe("a machine", () => {
	const stations = {
		one: { servers: 1, machine: "here" },
		other: { servers: 1, machine: "here" },
	};
	const both = () => [
		{ at: "one", ms: 5 },
		{ at: "other", ms: 5 },
	];

	test("with a core for each station works at both at once, with one at one of them", () => {
		const rate = (cores: number) =>
			simulate(people(20, 0, both, { stations, machines: { here: cores } }), { seconds: 60 }).all.perSecond;
		near(rate(2), 200, 2);
		near(rate(1), 100, 2);
	});

	test("is never busier than it has cores", () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 40 }), (cores, count) => {
				const outcome = simulate(people(count, 10, both, { stations, machines: { here: cores } }), {
					seconds: 30,
				});
				const busy = Object.values(outcome.stations).reduce((sum, { utilisation }) => sum + utilisation, 0);
				expect(busy).toBeLessThanOrEqual(cores + 1e-9);
			}),
			{ numRuns: 20 },
		);
	});

	test("that nobody has named is a mistake", () => {
		const model = people(1, 1, both, { stations });
		expect(() => simulate(model, { seconds: 1 })).toThrow("no machine here");
	});
});

test("what follows from a request keeps its station busy and nobody waiting", () => {
	const request = () => ({
		kind: "order",
		steps: [{ pauseMs: 3 }, { at: "desk", ms: 2 }],
		afterwards: [{ at: "mails", ms: 50 }],
	});
	const { all, stations } = simulate(
		{ stations: { desk: { servers: 1 }, mails: { servers: 1 } }, sources: [{ perSecond: 10, request }] },
		{ seconds: 500 },
	);
	expect(all.p50).toBeCloseTo(5, 1);
	near(stations.mails?.utilisation ?? 0, 0.5, 5);
});

test("the same seed gives the same, another one another", () => {
	const model = queue(1, 50, (random) => random.exponential(10));
	const at = (seed: number) => simulate(model, { seconds: 20, seed });
	expect(at(7)).toEqual(at(7));
	expect(at(7).all.mean).not.toBe(at(8).all.mean);
});

test("the agenda gives the earliest first, and what is due together in its order", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 20 })), (times) => {
			const agenda = new Agenda();
			const seen: number[] = [];
			for (const [place, at] of times.entries()) agenda.enter(at, () => seen.push(place));
			for (let next = agenda.next(); next; next = agenda.next()) next.act();
			const wanted = [...times.keys()].toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b);
			expect(seen).toEqual(wanted);
		}),
	);
});

test("the factor that tells requests apart is 1 on average, whatever its spread", () => {
	for (const spread of [0, 0.3, 0.8]) {
		const random = seeded(3);
		const drawn = Array.from({ length: 50_000 }, () => random.factor(spread));
		near(drawn.reduce((sum, factor) => sum + factor, 0) / drawn.length, 1, 3);
		const logarithms = drawn.map((factor) => Math.log(factor) + spread ** 2 / 2);
		const deviation = Math.sqrt(logarithms.reduce((sum, log) => sum + log ** 2, 0) / drawn.length);
		expect(deviation).toBeCloseTo(spread, 1);
	}
});
