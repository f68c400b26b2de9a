import sharp, { type Raw, type Sharp } from "sharp";
import type { Bitmap } from "./colour";

/** The centre and the side of a thing's square in picture pixels; turn in degrees, clockwise. */
export type Place = { x: number; y: number; size: number; turn?: number; flip?: boolean };
type Piece = { bitmap: Bitmap } & Place;
type Shadow = { dx?: number; dy: number; blur: number; strength: number };
type Layer = { input: Bitmap; left: number; top: number; shadow?: Shadow };
export type Size = { width: number; height: number };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const SHADOW_RGB = [40, 22, 6];

export const open = ({ data, width, height }: Bitmap) => sharp(data, { raw: { width, height, channels: 4 } });

export async function toBitmap(image: Sharp): Promise<Bitmap> {
	const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

/** The piece at its size and angle, as a layer. */
export async function layerOf({ bitmap, x, y, size, turn = 0, flip = false }: Piece): Promise<Layer> {
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
export function outline(layers: Layer[]) {
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
