import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { marginsOf } from "@/lib/buying/rules/margins";
import { FigureSums, MarginList } from "./figures";

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

test("what was thrown away is no part of what was not sold", () => {
	const shown = {
		...{ product: "a", name: "Banana", urduName: "", soldBy: "piece" as const, stepGrams: null, sold: 0 },
		...{
			cost: 0,
			wasted: 330,
			margin: -330,
			imageUrl: "/art/one-mango.webp",
			category: "Fruits" as const,
			inStock: true,
		},
	};
	const rowOf = (revenue: number) =>
		renderToStaticMarkup(
			<MarginList products={[{ ...shown, revenue }]}>
				<span />
			</MarginList>,
		).replace(/<[^>]+>/g, " ");
	expect(rowOf(0)).toMatch(/Rs\. 330 +− Rs\. 330/);
	expect(rowOf(660)).toMatch(/Rs\. 330 +50% +− Rs\. 330/);
});
