/** What a page fetches, in kilobytes on the wire. */
export const KINDS = ["HTML", "scripts", "style sheets", "fonts", "pictures", "data"] as const;
type Kind = (typeof KINDS)[number];
export type Kilobytes = Record<Kind, number>;

const NAMES: Record<string, Kind> = {
	document: "HTML",
	script: "scripts",
	stylesheet: "style sheets",
	font: "fonts",
	image: "pictures",
};

export function noBytes(): Kilobytes {
	return { HTML: 0, scripts: 0, "style sheets": 0, fonts: 0, pictures: 0, data: 0 };
}

/** Adds a file to its kind; `type` is what the browser calls it, whatever the case. What is none of the others is data. */
export function addBytes(all: Kilobytes, type: string, bytes: number): void {
	all[NAMES[type.toLowerCase()] ?? "data"] += bytes / 1000;
}

export function allBytes(all: Kilobytes): number {
	return KINDS.reduce((sum, kind) => sum + all[kind], 0);
}

/** What the page's own recorder saw; times in milliseconds since the navigation began. */
export type Seen = {
	/** Largest contentful paint as the browser reports it. */
	lcp: number;
	/** When the largest picture of the first screen was on the screen. */
	picture: number;
	shift: number;
	firstPaint: number;
	/** Tasks over 50 ms that ended after the first paint. */
	longTasks: number[];
	/** Longest time from an input to the paint that follows it. */
	slowestInput: number;
};

declare global {
	interface Window {
		sabzSeen: Seen;
	}
}

/** Runs in the page before anything of its own. */
export function recordPage(): void {
	const seen: Seen = {
		lcp: 0,
		picture: 0,
		shift: 0,
		firstPaint: 0,
		longTasks: [],
		slowestInput: 0,
	};
	window.sabzSeen = seen;
	const watch = (type: string, see: (entry: PerformanceEntry) => void, more = {}) =>
		new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
			type,
			buffered: true,
			...more,
		});
	watch("largest-contentful-paint", ({ startTime }) => {
		seen.lcp = startTime;
	});
	watch("layout-shift", (entry) => {
		const { value, hadRecentInput } = Object(entry);
		if (!hadRecentInput) seen.shift += value;
	});
	watch("paint", ({ name, startTime }) => {
		if (name === "first-contentful-paint") seen.firstPaint = startTime;
	});
	watch("longtask", ({ startTime, duration }) => {
		if (seen.firstPaint > 0 && startTime + duration > seen.firstPaint) seen.longTasks.push(duration);
	});
	watch(
		"event",
		({ duration }) => {
			seen.slowestInput = Math.max(seen.slowestInput, duration);
		},
		{ durationThreshold: 16 },
	);
	let largest = 0;
	const onLoad = ({ target }: Event) => {
		if (!(target instanceof HTMLImageElement)) return;
		const box = target.getBoundingClientRect();
		const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
		const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
		if (height <= 0 || width <= 0 || height * width <= largest || scrollY > 0) return;
		largest = height * width;
		requestAnimationFrame(() => {
			setTimeout(() => {
				seen.picture = performance.now();
			});
		});
	};
	document.addEventListener("load", onLoad, true);
}
