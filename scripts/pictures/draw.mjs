import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { flatten, layerOf, open, outline, toBitmap } from "./canvas.mjs";
import { tinted } from "./colour.mjs";
import { things } from "./things/index.mjs";

/**
 * @typedef {import("./colour.mjs").Bitmap} Bitmap
 * @typedef {{ thing: string } & import("./canvas.mjs").Place} Placed
 * @typedef {{ tint?: import("./colour.mjs").Tint, stretch?: [number, number], cut?: string, heft?: number }} Finish
 *   `cut` is an SVG path, only what is inside it stays; `heft` is how large the thing is beside others
 * @typedef {{ render: string } & Finish} Rendered one render of the emoji package by its code point, 256 pixels square
 * @typedef {{ made: Placed[] } & Finish} Made a thing put together from others, 512 pixels square
 * @typedef {Rendered | Made} Thing
 */

const MADE_SIDE = 512;
/** What one thing throws on the next. */
export const SOFT_SHADOW = { dy: 7, blur: 7, strength: 0.3 };

const assets = new URL("./assets/", import.meta.resolve("@lobehub/fluent-emoji-3d/package.json"));

/** The untouched render's file. @param {string} render */
export const renderFile = (render) => fileURLToPath(new URL(`${render}.webp`, assets));

/** Cuts, tints and stretches, in this order. @param {Bitmap} bitmap @param {Finish} finish @returns {Promise<Bitmap>} */
async function finished(bitmap, { cut, tint, stretch }) {
	const { width, height } = bitmap;
	const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${cut}"/></svg>`;
	const kept = cut
		? await toBitmap(open(bitmap).composite([{ input: Buffer.from(mask), blend: "dest-in" }]))
		: bitmap;
	const coloured = tint ? tinted(kept, tint) : kept;
	if (!stretch) return coloured;
	const [wider, taller] = stretch;
	const size = { width: Math.round(width * wider), height: Math.round(height * taller) };
	return toBitmap(open(coloured).resize({ ...size, fit: "fill" }));
}

/** @type {Map<string, Promise<Bitmap>>} */
const drawn = new Map();

/** @param {string} name @returns {Promise<Bitmap>} */
function draw(name) {
	const thing = things[name];
	if (!thing) throw new Error(`No thing is called "${name}": add it to scripts/pictures/things`);
	const known = drawn.get(name);
	if (known) return known;
	const bare =
		"made" in thing
			? drawTogether({ width: MADE_SIDE, height: MADE_SIDE }, thing.made)
			: toBitmap(sharp(renderFile(thing.render)));
	const bitmap = bare.then((plain) => finished(plain, thing));
	drawn.set(name, bitmap);
	return bitmap;
}

/** How large a thing is beside the others. @param {string} name */
export const heftOf = (name) => things[name]?.heft ?? 1;

/** @param {Placed[]} placed */
export const layersOf = (placed) =>
	Promise.all(placed.map(async (place) => layerOf({ ...place, bitmap: await draw(place.thing) })));

/** @param {{ width: number, height: number }} canvas @param {Placed[]} placed */
export async function drawTogether(canvas, placed) {
	return flatten(canvas, await layersOf(placed), SOFT_SHADOW);
}

/**
 * Moves and scales a heap so that it stands on the ground line in the middle of the picture, as large as fits.
 * @param {Placed[]} placed
 * @param {{ side: number, ground: number, width: number, height: number, enlarge: number }} frame
 * @returns {Promise<Placed[]>}
 */
export async function standing(placed, { side, ground, width, height, enlarge }) {
	const box = outline(await layersOf(placed));
	const scale = Math.min(width / box.width, height / box.height, enlarge);
	const centre = box.left + box.width / 2;
	return placed.map((place) => ({
		...place,
		x: side / 2 + (place.x - centre) * scale,
		y: ground + (place.y - box.bottom) * scale,
		size: place.size * scale,
	}));
}
