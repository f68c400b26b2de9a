import { formatAmount } from "@/lib/text/money";
import { BOUNDS, type PageKind, type PageVitals, type Vital } from "@/lib/vitals/rules";
import { FiguresTable } from "./charts";

const PAGES: Record<PageKind, string> = {
	home: "Home",
	list: "Product lists",
	product: "Product",
	cart: "Cart",
	checkout: "Checkout",
	orders: "My Orders",
	other: "Other pages",
};

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const VALUES: Record<Vital, (value: number) => string> = {
	lcp: inSeconds,
	inp: (ms) => (ms < 1000 ? `${Math.round(ms)} ms` : inSeconds(ms)),
	cls: (value) => value.toFixed(2),
};

/** A value in words: what is not good says so. */
function wordsOf(vital: Vital, value: number | null): string {
	if (value === null) return "–";
	const [good, poor] = BOUNDS[vital];
	const words = VALUES[vital](value);
	if (value <= good) return words;
	return `${words}, ${value > poor ? "poor" : "fair"}`;
}

/** How fast pages were with three of four visitors of the last 28 days; nothing before the first. */
export function VisitorSpeed({ vitals }: { vitals: readonly PageVitals[] }) {
	if (vitals.length === 0) return null;
	return (
		<FiguresTable
			summary="How fast the shop is with visitors"
			heads={["Page", "Visits", "Shown after", "Answers a tap in", "Moves by"]}
			rows={vitals.map(({ page, visits, lcp, inp, cls }) => ({
				label: PAGES[page],
				values: [formatAmount(visits), wordsOf("lcp", lcp), wordsOf("inp", inp), wordsOf("cls", cls)],
			}))}
		/>
	);
}
