/** How fast pages are with those who visit them, counted by kind of page. Of a visit itself nothing is kept. */

export const PAGE_KINDS = ["home", "list", "product", "cart", "checkout", "orders", "other"] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Largest contentful paint and interaction to next paint in milliseconds, cumulative layout shift without a unit. */
export const VITALS = ["lcp", "inp", "cls"] as const;
export type Vital = (typeof VITALS)[number];

/** The upper ends of the ranges in which a vital is counted; above the last there is one more. */
export const RANGES: Record<Vital, readonly number[]> = {
	lcp: [
		400, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12_000, 20_000,
	],
	inp: [16, 32, 48, 64, 80, 104, 128, 160, 200, 250, 300, 400, 500, 750, 1000, 2000, 4000],
	cls: [0.001, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.35, 0.5, 1, 2],
};

/** Up to the first a vital is good, beyond the second poor (web.dev/vitals). */
export const BOUNDS: Record<Vital, readonly [good: number, poor: number]> = {
	lcp: [2500, 4000],
	inp: [200, 500],
	cls: [0.1, 0.25],
};

/** How often a vital fell into each range, by the range's place. */
export type Counts = Readonly<Record<string, number>>;

/** The place of the range that a value falls into. */
export function rangeOf(vital: Vital, value: number): number {
	const place = RANGES[vital].findIndex((end) => value <= end);
	return place === -1 ? RANGES[vital].length : place;
}

/** What three of four visits stay below or reach, as near as the ranges tell; null where nothing was counted. */
export function percentile75(vital: Vital, counts: Counts): number | null {
	const ends = RANGES[vital];
	const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
	let before = 0;
	for (let place = 0; total > 0 && place <= ends.length; place += 1) {
		const count = counts[place] ?? 0;
		if (count > 0 && before + count >= total * 0.75) {
			const [from, to] = [ends[place - 1] ?? 0, ends[place] ?? ends.at(-1) ?? 0];
			return from + ((to - from) * (total * 0.75 - before)) / count;
		}
		before += count;
	}
	return null;
}

/** One kind of page: how many visits were measured, and each vital at the 75th percentile. */
export type PageVitals = { page: PageKind; visits: number } & Record<Vital, number | null>;
