import type { Placed } from "../draw";

/* Things of many parts whose places are reckoned, on 512 by 512 pixels (draw.ts). */

/** Where the foot of a leaflet of methi is in its square, from the middle, in shares of the square's side. */
const LEAFLET_FOOT = { x: (-71 * 1.2) / 307, y: 54 / 307 };
const LEAFLET = 290;
/** The sprigs of a bunch of methi, from the back to the front: degrees they lean, pixels they are high. */
const SPRIGS: readonly (readonly [lean: number, height: number])[] = [
	[-30, 300],
	[30, 300],
	[-11, 360],
	[12, 350],
	[-24, 230],
	[24, 225],
	[-1, 270],
];

/** The place `along` a line that leans, from the foot of the bunch. */
function onStem(lean: number, along: number): { x: number; y: number } {
	const angle = (lean * Math.PI) / 180;
	return { x: 256 + Math.sin(angle) * along, y: 490 - Math.cos(angle) * along };
}

/** A leaflet whose foot stands at a place. */
function leaflet(foot: { x: number; y: number }, turn: number): Placed {
	const angle = (turn * Math.PI) / 180;
	const [sin, cos] = [Math.sin(angle) * LEAFLET, Math.cos(angle) * LEAFLET];
	return {
		thing: "methiLeaflet",
		x: foot.x - (cos * LEAFLET_FOOT.x - sin * LEAFLET_FOOT.y),
		y: foot.y - (sin * LEAFLET_FOOT.x + cos * LEAFLET_FOOT.y),
		size: LEAFLET,
		turn,
	};
}

/** A stem with three leaflets at its end, as methi has them, and two more below. */
function methiSprig(lean: number, height: number): Placed[] {
	const end = onStem(lean, height);
	const middle = onStem(lean, height * 0.6);
	return [
		// The stem is a fifth of its square and lies below the middle of it.
		{ thing: "methiStem", ...onStem(lean, height * 0.84), size: height * 5.4, turn: lean },
		leaflet(middle, lean - 62),
		leaflet(middle, lean + 62),
		leaflet(end, lean - 74),
		leaflet(end, lean + 74),
		leaflet(end, lean),
	];
}

/** A bunch of methi. */
export const METHI: Placed[] = SPRIGS.flatMap(([lean, height]) => methiSprig(lean, height));

/** The florets of a cauliflower's curd, from the back to the front: the middle of each and how wide it is. */
const FLORETS: readonly (readonly [x: number, y: number, across: number])[] = [
	[172, 176, 110],
	[340, 176, 110],
	[256, 142, 120],
	[118, 250, 104],
	[394, 250, 104],
	[206, 170, 84],
	[306, 170, 84],
	[256, 200, 110],
	[168, 238, 104],
	[344, 238, 104],
	[130, 310, 100],
	[382, 310, 100],
	[222, 232, 78],
	[290, 232, 78],
	[256, 286, 120],
	[196, 300, 100],
	[316, 300, 100],
	[160, 350, 92],
	[352, 350, 92],
	[226, 344, 88],
	[286, 344, 88],
	[256, 380, 84],
];

/** A floret so wide around a place. */
function floret(x: number, y: number, across: number): Placed {
	const size = (across * 256) / 126;
	return { thing: "floret", x: x - (31 / 256) * size, y: y + (44 / 256) * size, size };
}

/** The curd of a cauliflower. */
export const CURD: Placed[] = FLORETS.map(([x, y, across]) => floret(x, y, across));
