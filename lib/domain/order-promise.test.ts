import { expect, test } from "vitest";
import { promiseOf } from "./order-promise";

const placedAt = "2026-11-21T06:00:00Z";
const at = (time: string) => new Date(`2026-11-21T${time}Z`).getTime();

test("an order is promised within 60 minutes", () => {
	expect(promiseOf(placedAt, at("06:00:00"))).toEqual({ minutesLeft: 60, passed: 0 });
	expect(promiseOf(placedAt, at("06:30:30"))).toEqual({ minutesLeft: 30, passed: expect.closeTo(0.508, 3) });
});

test("late is not less than nothing on the bar", () => {
	const late = promiseOf(placedAt, at("07:10:00"));
	expect(late.minutesLeft).toBe(-10);
	expect(late.passed).toBe(1);
});

test("a clock that runs behind shows no negative share", () => {
	expect(promiseOf(placedAt, at("05:59:00")).passed).toBe(0);
});
