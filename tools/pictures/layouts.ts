import { heftOf, type Place, type Placed } from "./draw";

/**
 * Where things stand in a heap, from the back to the front. Each layout takes the names of its things;
 * with fewer names than places they repeat.
 */

const layout =
	(places: Place[]) =>
	(...names: [string, ...string[]]): Placed[] =>
		places.map((place, index) => ({ ...place, thing: names[index % names.length] ?? names[0] }));

export const one = layout([{ x: 320, y: 360, size: 470 }]);

export const pair = layout([
	{ x: 428, y: 330, size: 380, turn: 12, flip: true },
	{ x: 262, y: 382, size: 430, turn: -5 },
]);

export const trio = layout([
	{ x: 207, y: 338, size: 310, turn: -14 },
	{ x: 440, y: 336, size: 310, turn: 11, flip: true },
	{ x: 322, y: 408, size: 345 },
]);

export const four = layout([
	{ x: 205, y: 333, size: 295, turn: -13 },
	{ x: 435, y: 328, size: 300, turn: 12, flip: true },
	{ x: 240, y: 446, size: 270, turn: 5, flip: true },
	{ x: 398, y: 436, size: 305, turn: -4 },
]);

export const five = layout([
	{ x: 200, y: 330, size: 270, turn: -18 },
	{ x: 330, y: 290, size: 270, turn: 4 },
	{ x: 455, y: 338, size: 262, turn: 20 },
	{ x: 262, y: 432, size: 272, turn: -8 },
	{ x: 402, y: 438, size: 272, turn: 14 },
]);

/** Long things, leaning on one another like fingers. */
export const fan = layout([
	{ x: 225, y: 350, size: 385, turn: -18 },
	{ x: 335, y: 338, size: 400, turn: 2 },
	{ x: 435, y: 385, size: 390, turn: 26 },
]);

/** Two that both point one way: cobs, slices, bunches of banana. */
export const follow = layout([
	{ x: 425, y: 318, size: 400, turn: 24 },
	{ x: 268, y: 374, size: 452, turn: -3 },
]);

/** Roots with their tops together. */
export const bunch = layout([
	{ x: 265, y: 320, size: 370, turn: -36 },
	{ x: 420, y: 345, size: 370, turn: 6 },
	{ x: 270, y: 405, size: 400, turn: -12 },
]);

/** Thin pods side by side, fanned out. */
export const sheaf = layout([
	{ x: 130, y: 360, size: 400, turn: -34 },
	{ x: 510, y: 360, size: 400, turn: 34, flip: true },
	{ x: 225, y: 350, size: 430, turn: -16 },
	{ x: 415, y: 350, size: 430, turn: 16, flip: true },
	{ x: 320, y: 365, size: 450 },
]);

/** Thrown down, all of one kind and none mirrored: pods and chillies. */
export const thrown = layout([
	{ x: 215, y: 320, size: 315, turn: -12 },
	{ x: 425, y: 312, size: 320, turn: 20 },
	{ x: 262, y: 424, size: 328, turn: 12 },
	{ x: 412, y: 436, size: 328, turn: 0 },
]);

/** A pile of many small things, for berries and nuts; `rows` says how many lie in each, from the top (back) to the ground (front). */
export const pile = (thing: string, rows: number[], size = 134): Placed[] =>
	rows.flatMap((count, row) =>
		Array.from({ length: count }, (_, index) => {
			const fromMiddle = index - (count - 1) / 2;
			const nudge = ((index * 29 + row * 17) % 5) * 5 - 10;
			return {
				thing,
				x: 320 + fromMiddle * 92 + nudge,
				y: 250 + row * 62 + Math.abs(fromMiddle) * 9 + nudge,
				size,
				turn: ((index * 37 + row * 61) % 100) - 50,
			};
		}),
	);

const CRATE_ROWS = [
	{ y: 254, size: 300, rise: 36, spread: 310 },
	{ y: 332, size: 248, rise: 16, spread: 345 },
	{ y: 396, size: 218, rise: 4, spread: 330 },
];

/** Three rows in a crate, back to front, each a list of things; each row bulges in the middle and leans outwards. */
export const crateRows = (rows: string[][]): Placed[] =>
	rows.flatMap((names, depth) => {
		const row = CRATE_ROWS[depth] ?? CRATE_ROWS[0];
		if (!row) return [];
		return names.map((thing, index) => {
			const across = names.length === 1 ? 0 : (index / (names.length - 1)) * 2 - 1;
			return {
				thing,
				x: 320 + (across * row.spread) / 2,
				y: row.y - row.rise * (1 - across ** 2) + (index % 2) * 8,
				size: row.size * heftOf(thing),
				turn: across * 14 + (index % 2 ? 5 : -5),
				flip: across > 0.2,
			};
		});
	});
