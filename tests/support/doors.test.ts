import { expect, test } from "vitest";
import { callsOfRoutes, DOORS } from "./doors";

test("every route is in the table of the doors, and every door is a route", () => {
	// A page's address, led to /api/payment/callback by a rewrite.
	const asked = DOORS.map(({ call }) => call).filter((call) => call !== "POST /payment/verify");
	expect(asked.toSorted(), "tests/support/doors.ts says who may use each call").toEqual(
		callsOfRoutes().toSorted(),
	);
});
