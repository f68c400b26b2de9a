import type { PageKind, Vital } from "../rules";

const KINDS: Readonly<Record<string, PageKind>> = {
	"": "home",
	"all-products": "list",
	"deals-offers": "list",
	product: "product",
	cart: "cart",
	checkout: "checkout",
	"my-orders": "orders",
};

/** A session of shifts ends after a second without one, or after five. */
const [SHIFT_GAP_MS, SHIFTS_MS] = [1_000, 5_000];
/** Shorter answers to a press are not told of one by one. */
const SLOW_MS = 40;
/** Of so many presses the slowest is left out. */
const PRESSES = 50;

function watch(type: string, take: (entry: PerformanceEntry) => void): void {
	try {
		const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
		const what = { type, buffered: true, durationThreshold: SLOW_MS };
		observer.observe(what);
	} catch {
		// A browser that does not measure this.
	}
}

const numberIn = (entry: object, name: string) => Number(Reflect.get(entry, name) ?? 0);

/**
 * Measures this visit as browsers' makers do (web.dev/vitals), and tells the shop when it is left: the kind of page, and
 * three numbers. Not where the visitor wants nothing known of them (Global Privacy Control).
 */
export function measureVisit(): void {
	if (Reflect.get(navigator, "globalPrivacyControl")) return;
	const [first = ""] = location.pathname
		.replace(/^\/ur(?=\/|$)/, "")
		.split("/")
		.filter(Boolean);
	const told: Partial<Record<Vital, number>> = {};
	const presses = new Map<number, number>();
	let [shifts, began, ended] = [0, 0, 0];
	watch("visibility-state", (entry) => {
		// What was opened behind another page is drawn when somebody looks.
		if (entry.name === "hidden" && told.lcp === undefined) told.lcp = Number.NaN;
	});
	watch("largest-contentful-paint", ({ startTime }) => {
		if (!Number.isNaN(told.lcp)) told.lcp = startTime;
	});
	watch("layout-shift", (entry) => {
		if (numberIn(entry, "hadRecentInput")) return;
		const at = entry.startTime;
		if (at - ended > SHIFT_GAP_MS || at - began > SHIFTS_MS) [shifts, began] = [0, at];
		ended = at;
		shifts += numberIn(entry, "value");
		told.cls = Math.max(told.cls ?? 0, shifts);
	});
	const press = (entry: PerformanceEntry) => {
		const id = numberIn(entry, "interactionId");
		if (id) presses.set(id, Math.max(presses.get(id) ?? 0, entry.duration));
	};
	watch("first-input", press);
	watch("event", press);
	const tell = () => {
		if (document.visibilityState !== "hidden") return;
		removeEventListener("visibilitychange", tell, true);
		const count = Math.max(presses.size, numberIn(performance, "interactionCount"));
		told.inp = [...presses.values()].sort((a, b) => b - a)[Math.floor(count / PRESSES)];
		if (PerformanceObserver.supportedEntryTypes.includes("layout-shift")) told.cls ??= 0;
		if (Number.isNaN(told.lcp)) delete told.lcp;
		const body = JSON.stringify({ page: KINDS[first] ?? "other", ...told });
		navigator.sendBeacon("/api/vitals", new Blob([body], { type: "application/json" }));
	};
	addEventListener("visibilitychange", tell, true);
}
