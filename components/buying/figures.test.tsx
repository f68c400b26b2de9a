import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { marginsOf } from "@/lib/buying/rules/margins";
import { FigureSums } from "./figures";

/** What is read of a day on which a was sold for 1,170 and b for 854, with these costs a piece. */
function sumsWith(costs: Readonly<Record<string, number>>): string {
	const sold = { stepGrams: null, day: "d", units: 10, wasted: 0 };
	const rows = [
		{ ...sold, product: "a", revenue: 1170 },
		{ ...sold, product: "b", revenue: 854 },
	];
	const sums = [{ revenue: 2024, discounts: 0, tax: 101, fees: 0, sales: 2125 }];
	const { totals } = marginsOf(["d"], rows, sums, (product) => costs[product] ?? null);
	return renderToStaticMarkup(<FigureSums totals={totals} />).replace(/<[^>]+>/g, " ");
}

test("the margin is a part of what was sold with a cost, and a dash where nothing has one", () => {
	expect(sumsWith({ a: 86 })).toMatch(/Margin +Rs\. 310 +26\.5% of Rs\. 1,170 with a cost/);
	expect(sumsWith({ a: 86, b: 50 })).toMatch(/Margin +Rs\. 664 +32\.8% of what was sold/);
	expect(sumsWith({})).toMatch(/Cost +– +No cost yet +Thrown away +– +Margin +– *$/);
});
