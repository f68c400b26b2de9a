import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { marginsOf } from "@/lib/buying/rules/margins";
import { FigureSums, MarginDays, MarginList } from "./figures";

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

test("a day of loss says its loss, waste says its own sum, and both sides of the line have one scale", () => {
	const days = [
		{ day: "2026-11-21", margin: 4000, wasted: 500 },
		{ day: "2026-11-22", margin: 955, wasted: 0 },
		{ day: "2026-11-23", margin: -1500, wasted: 2000 },
	];
	const drawn = renderToStaticMarkup(<MarginDays days={days} />);
	const heard = drawn.replace(/<span class="sr-only">.*?<\/span>/g, "").replace(/<[^>]+>/g, " ");
	expect(heard).toMatch(/4k +−500 +Sat 21 +955 +Sun 22 +−1\.5k +−2k +Mon 23/);
	const heights = [...drawn.matchAll(/height:([\d.]+)px/g)].map(([, height]) => Math.round(Number(height)));
	expect(heights.slice(0, 2)).toEqual([115, 14]);
	expect(heights.at(-1)).toBe(57);
});

test("figures over bars have no tenths from ten thousand on", () => {
	const days = [
		{ day: "2026-11-21", margin: 12_480, wasted: 0 },
		{ day: "2026-11-22", margin: 9870, wasted: 10_510 },
		{ day: "2026-11-23", margin: 999_960, wasted: 0 },
	];
	const heard = renderToStaticMarkup(<MarginDays days={days} />)
		.replace(/<span class="sr-only">.*?<\/span>/g, "")
		.replace(/<[^>]+>/g, " ");
	expect(heard).toMatch(/12k +Sat 21 +9\.9k +−11k +Sun 22 +1M +Mon 23/);
});
