import { fileURLToPath } from "node:url";
import type { Raw, Sharp } from "sharp";
import sharp from "sharp";
import { type Bitmap, type Tint, tinted } from "./colour";
import { fruits } from "./things/fruits";
import { vegetables } from "./things/vegetables";

/** The centre and the side of a thing's square in picture pixels; turn in degrees, clockwise. */
export type Place = { x: number; y: number; size: number; turn?: number; flip?: boolean };
type Piece = { bitmap: Bitmap } & Place;
type Shadow = { dx?: number; dy: number; blur: number; strength: number };
type Layer = { input: Bitmap; left: number; top: number; shadow?: Shadow };
type Size = { width: number; height: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SHADOW_RGB = [40, 22, 6];

export const open = ({ data, width, height }: Bitmap) => sharp(data, { raw: { width, height, channels: 4 } });

export async function toBitmap(image: Sharp): Promise<Bitmap> {
	const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** The piece at its size and angle, as a layer. */
async function layerOf({ bitmap, x, y, size, turn = 0, flip = false }: Piece): Promise<Layer> {
	const scale = size / Math.max(bitmap.width, bitmap.height);
	const sized = await toBitmap(
		open(bitmap).resize(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale), { fit: "fill" }),
	);
	const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
	const mirror = flip ? -1 : 1;
	const matrix: [[number, number], [number, number]] = [
		[cos * mirror, -sin],
		[sin * mirror, cos],
	];
	const input = await toBitmap(open(sized).affine(matrix, { background: CLEAR, interpolator: "bicubic" }));
	return { input, left: Math.round(x - input.width / 2), top: Math.round(y - input.height / 2) };
}

/** What lies under a layer: its own outline, dark, soft and moved a little. */
async function shadowOf({ input, left, top }: Layer, { dx = 0, dy, blur, strength }: Shadow): Promise<Layer> {
	const margin = Math.ceil(blur * 3);
	const data = Buffer.alloc(input.data.length);
	for (let i = 0; i < data.length; i += 4) {
		data.set(SHADOW_RGB, i);
		data.writeUInt8(Math.round(input.data.readUInt8(i + 3) * strength), i + 3);
	}
	const sides = { top: margin, bottom: margin, left: margin, right: margin };
	const grown = await toBitmap(open({ ...input, data }).extend({ ...sides, background: CLEAR }));
	const soft = await toBitmap(open(grown).blur(blur));
	return { input: soft, left: left + dx - margin, top: top + dy - margin };
}

/** The part of a layer that lies on the canvas, or null when nothing does. */
async function within({ input, left, top }: Layer, canvas: Size): Promise<Layer | null> {
	const [x, y] = [Math.max(0, left), Math.max(0, top)];
	const width = Math.min(canvas.width, left + input.width) - x;
	const height = Math.min(canvas.height, top + input.height) - y;
	if (width <= 0 || height <= 0) return null;
	if (width === input.width && height === input.height) return { input, left, top };
	const part = await toBitmap(open(input).extract({ left: x - left, top: y - top, width, height }));
	return { input: part, left: x, top: y };
}

/** Draws the layers one over another; `shadow` is what each throws on those below, unless it has its own. */
export async function flatten(canvas: Size, layers: Layer[], shadow: Shadow): Promise<Bitmap> {
	const pairs = await Promise.all(
		layers.map(async (layer) => [await shadowOf(layer, layer.shadow ?? shadow), layer]),
	);
	const visible = await Promise.all(pairs.flat().map((layer) => within(layer, canvas)));
	const overlays = visible.flatMap((layer) => {
		if (!layer) return [];
		const { data, width, height } = layer.input;
		const raw: Raw = { width, height, channels: 4 };
		return [{ input: data, raw, left: layer.left, top: layer.top }];
	});
	return toBitmap(sharp({ create: { ...canvas, channels: 4, background: CLEAR } }).composite(overlays));
}

/** The box round everything that is clearly visible. */
function outline(layers: Layer[]) {
	const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (const { input, left, top } of layers) {
		for (let i = 3; i < input.data.length; i += 4) {
			if (input.data.readUInt8(i) <= 150) continue;
			const [x, y] = [left + (((i - 3) / 4) % input.width), top + Math.floor((i - 3) / 4 / input.width)];
			box.left = Math.min(box.left, x);
			box.right = Math.max(box.right, x);
			box.top = Math.min(box.top, y);
			box.bottom = Math.max(box.bottom, y);
		}
	}
	return { ...box, width: box.right - box.left, height: box.bottom - box.top };
}

/** Everything a recipe can name. */
const things: Record<string, Thing> = { ...fruits, ...vegetables };

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
