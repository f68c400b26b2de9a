import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { flatten, layerOf, open, outline, type Place, type Size, toBitmap } from "./canvas";
import { type Bitmap, type Tint, tinted } from "./colour";
import { things } from "./things/index";

export type Placed = { thing: string } & Place;
/** `cut` is an SVG path, only what is inside it stays; `heft` is how large the thing is beside others. */
type Finish = { tint?: Tint; stretch?: [number, number]; cut?: string; heft?: number };
/** One render of the emoji package by its code point, 256 pixels square. */
type Rendered = { render: string } & Finish;
/** A thing put together from others, 512 pixels square. */
type Made = { made: Placed[] } & Finish;
export type Thing = Rendered | Made;

const MADE_SIDE = 512;
/** What one thing throws on the next. */
export const SOFT_SHADOW = { dy: 7, blur: 7, strength: 0.3 };

const assets = new URL("./assets/", import.meta.resolve("@lobehub/fluent-emoji-3d/package.json"));

/** The untouched render's file. */
export const renderFile = (render: string) => fileURLToPath(new URL(`${render}.webp`, assets));

/** Cuts, tints and stretches, in this order. */
async function finished(bitmap: Bitmap, { cut, tint, stretch }: Finish): Promise<Bitmap> {
	const { width, height } = bitmap;
	const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${cut}"/></svg>`;
	const left = cut
		? await toBitmap(open(bitmap).composite([{ input: Buffer.from(mask), blend: "dest-in" }]))
		: bitmap;
	const coloured = tint ? tinted(left, tint) : left;
	if (!stretch) return coloured;
	const [wider, taller] = stretch;
	const size = { width: Math.round(width * wider), height: Math.round(height * taller) };
	return toBitmap(open(coloured).resize({ ...size, fit: "fill" }));
}

const drawn = new Map<string, Promise<Bitmap>>();

function draw(name: string): Promise<Bitmap> {
	const thing = things[name];
	if (!thing) throw new Error(`No thing is called "${name}": add it to tools/pictures/things`);
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

/** How large a thing is beside the others. */
export const heftOf = (name: string) => things[name]?.heft ?? 1;

export const layersOf = (placed: Placed[]) =>
	Promise.all(placed.map(async (place) => layerOf({ ...place, bitmap: await draw(place.thing) })));

export async function drawTogether(canvas: Size, placed: Placed[]): Promise<Bitmap> {
	return flatten(canvas, await layersOf(placed), SOFT_SHADOW);
}

type Frame = Size & { side: number; ground: number; enlarge: number };

/** Moves and scales a heap so that it stands on the ground line in the middle of the picture, as large as fits. */
export async function standing(
	placed: Placed[],
	{ side, ground, width, height, enlarge }: Frame,
): Promise<Placed[]> {
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
