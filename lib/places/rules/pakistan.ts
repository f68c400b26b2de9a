import type { Point } from "./point";

type Corner = readonly [number, number];

function cornerOf(text: string): Corner {
	const [lng = "", lat = ""] = text.split(",");
	return [Number(lng), Number(lat)];
}

/** The country's border, coarsely: longitude and latitude of its corners, round about (Natural Earth, public domain). */
const BORDER = [
	"75.16,37.13 75.9,36.67 76.19,35.9 77.84,35.49 76.87,34.65 75.76,34.5 74.24,34.75 73.75,34.32 74.1,33.44",
	"74.45,32.76 75.26,32.27 74.41,31.69 74.42,30.98 73.45,29.98 72.82,28.96 71.78,27.91 70.62,27.99",
	"69.51,26.94 70.17,26.49 70.28,25.72 70.84,25.22 71.04,24.36 68.84,24.36 68.18,23.69 67.44,23.94",
	"67.15,24.66 66.37,25.43 64.53,25.24 62.91,25.22 61.5,25.08 61.87,26.24 63.32,26.76 63.23,27.22",
	"62.76,27.38 62.73,28.26 61.77,28.7 60.87,29.83 62.55,29.32 63.55,29.47 64.15,29.34 65.05,29.47",
	"66.35,29.89 66.38,30.74 66.94,31.3 67.68,31.3 68.56,31.71 69.32,31.9 69.26,32.5 69.69,33.11 70.32,33.36",
	"69.93,34.02 70.88,33.99 71.16,34.35 71.12,34.73 71.61,35.15 71.5,35.65 71.26,36.07 71.85,36.51",
	"72.92,36.72 74.58,37.02",
].flatMap((row) => row.split(" ").map(cornerOf));
/** What the coarse corners cut off is not further away; degrees. */
const MARGIN = 0.25;

/** Whether a line from the point eastwards crosses this side. */
function crosses({ lat, lng }: Point, [x1, y1]: Corner, [x2, y2]: Corner): boolean {
	return y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
}

/** How far the point is from this side; degrees. */
function distance({ lat, lng }: Point, [x1, y1]: Corner, [x2, y2]: Corner): number {
	const [dx, dy] = [x2 - x1, y2 - y1];
	const along = Math.min(1, Math.max(0, ((lng - x1) * dx + (lat - y1) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(lng - x1 - along * dx, lat - y1 - along * dy);
}

/** True for a place in Pakistan, or a short way beyond its border. */
export function isInPakistan(point: Point): boolean {
	const sides = BORDER.map(
		(corner, place) => [corner, BORDER[(place + 1) % BORDER.length] ?? corner] as const,
	);
	const isInside = sides.filter(([from, to]) => crosses(point, from, to)).length % 2 === 1;
	return isInside || sides.some(([from, to]) => distance(point, from, to) <= MARGIN);
}
