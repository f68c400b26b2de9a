import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOW, newBag } from "@/tests/support/bag";
import {
	confirmed,
	isSettled,
	type KnownDay,
	likelySums,
	momentToSend,
	NOTHING_KNOWN,
	seenDay,
	told,
	type WaitingStep,
} from "./day-rules";
import type { Delivery } from "./rules";

const HOUR = 3_600_000;

const delivery = (id: string, fields: Partial<Delivery> = {}) =>
	newBag({ _id: id, number: `SBZ-${id}`, ...fields });

function step(order: string, fields: Partial<WaitingStep> = {}): WaitingStep {
	const { number, firstName, area, address, toCollect } = delivery(order);
	const bag = { number, firstName, area, address, toCollect };
	return { key: `${order}-key`, rider: "imran@sabz.pk", order, bag, step: "delivered", at: NOW, ...fields };
}

const dayWith = (...deliveries: Delivery[]): KnownDay => ({ ...NOTHING_KNOWN, deliveries });
const ids = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

describe("the day as the rider sees it", () => {
	it("has what waits in it, as if it had been sent", () => {
		const known = dayWith(delivery("a"), delivery("b", { status: "Packed" }), delivery("c"));
		const seen = seenDay(known, [step("a"), step("b", { step: "picked_up" }), step("c", { step: "failed" })]);
		expect(ids(seen.road)).toEqual(["b"]);
		expect(seen.shelf).toEqual([]);
		expect(seen.ended.map(({ order, step: ending, isWaiting }) => [order, ending, isWaiting])).toEqual([
			["c", "failed", true],
			["a", "delivered", true],
		]);
		expect(seen).toMatchObject({ cash: 3220, today: { delivered: 1, onTime: 1 }, waiting: 3 });
	});

	it("has what was refused before everything else, with the reason", () => {
		const refusal = { message: "This code does not fit.", isOfCode: true, isConflict: false };
		const known = dayWith(delivery("soon", { promisedAt: new Date(NOW).toISOString() }), delivery("refused"));
		const seen = seenDay(known, [step("refused", { refusal })]);
		expect(ids(seen.road)).toEqual(["refused", "soon"]);
		expect(seen.refusals.get("refused")).toEqual(refusal);
		expect(seen).toMatchObject({ cash: 0, waiting: 0, strays: [] });
	});

	it("keeps a refusal of an order that is gone, so that nothing is lost", () => {
		const refusal = { message: "Delivery not found", isOfCode: false, isConflict: false };
		expect(seenDay(dayWith(), [step("gone", { refusal })]).strays).toHaveLength(1);
	});

	it("says a late one is late", () => {
		const known = dayWith(delivery("a", { promisedAt: new Date(NOW - 1).toISOString() }));
		expect(seenDay(known, [step("a")]).today).toMatchObject({ delivered: 1, onTime: 0 });
	});

	it("is the same whether a step waits or has just been confirmed", () => {
		const steps = fc.array(
			fc.record({
				order: fc.constantFrom("a", "b", "c"),
				step: fc.constantFrom("picked_up", "delivered", "failed"),
			}),
		);
		fc.assert(
			fc.property(steps, fc.nat({ max: 10 }), (taken, confirmedCount) => {
				const known = dayWith(delivery("a"), delivery("b", { status: "Packed" }), delivery("c"));
				const all = taken.map((each, index) =>
					step(each.order, { ...each, key: `k${index}`, at: NOW + index }),
				);
				const done = all.slice(0, confirmedCount).reduce(confirmed, known);
				const half = seenDay(done, all.slice(confirmedCount));
				const none = seenDay(known, all);
				expect([ids(half.road), ids(half.shelf), half.cash, half.today]).toEqual([
					ids(none.road),
					ids(none.shelf),
					none.cash,
					none.today,
				]);
				expect(half.ended.map(({ key }) => key)).toEqual(none.ended.map(({ key }) => key));
			}),
		);
	});

	it("forgets what ended before the shop's day began, and what came back", () => {
		const ended = confirmed(confirmed(dayWith(delivery("a"), delivery("b")), step("a")), step("b"));
		const tell = (began: number) => {
			const today = { ...ended.today, since: new Date(began).toISOString() };
			return told(ended, { deliveries: [delivery("b")], cash: ended.cash, today }).ended;
		};
		// It may have begun on the day before by the calendar.
		for (const hours of [0, 30]) expect(tell(NOW - hours * HOUR).map(({ order }) => order)).toEqual(["a"]);
		expect(tell(NOW + 1)).toEqual([]);
	});
});

it("a bag that somebody else has taken to the road already is nothing to hear of", () => {
	const refusal = { message: "No", isOfCode: false, isConflict: true };
	const taken = step("a", { step: "picked_up", refusal });
	expect(isSettled(taken, dayWith(delivery("a")))).toBe(true);
	expect(isSettled(taken, dayWith())).toBe(false);
	expect(isSettled(step("a", { refusal }), dayWith(delivery("a")))).toBe(false);
	// It was brought in the same time without a network.
	const brought = confirmed(dayWith(delivery("a", { status: "Packed" })), step("a"));
	const today = { ...brought.today, since: new Date(NOW).toISOString() };
	const known = told(brought, { ...brought, deliveries: [], today });
	expect(isSettled(taken, known)).toBe(true);
});

it("whatever the phone's clock says, the time that is sent is one that the shop takes", () => {
	fc.assert(
		fc.property(fc.integer({ min: -1e12, max: 1e12 }), (off) => {
			const age = NOW - momentToSend(NOW + off, NOW);
			expect(age).toBeGreaterThanOrEqual(0);
			expect(age).toBeLessThan(12 * HOUR);
		}),
	);
	expect(momentToSend(NOW - HOUR, NOW)).toBe(NOW - HOUR);
});

it("the sums that a customer gives are up to three, each more than the amount", () => {
	expect(likelySums(3220)).toEqual([3500, 4000, 5000]);
	expect(likelySums(1545)).toEqual([1600, 2000, 5000]);
	expect(likelySums(2500)).toEqual([2600, 3000, 5000]);
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 100_000 }), (amount) => {
			const sums = likelySums(amount);
			expect(sums.length).toBeLessThanOrEqual(3);
			expect(sums.every((sum) => sum > amount)).toBe(true);
			expect(sums).toEqual([...new Set(sums)].toSorted((one, other) => one - other));
		}),
	);
});
