type Change = { from: number; to: number; keep?: number; saturate?: number; light?: number; lift?: number };

/**
 * A new colour that keeps the render's modelling: the hue moves to `to` and keeps a share of its distance from
 * `from`; saturation and lightness are multiplied, then lightness is lifted.
 */
export const recolour =
	({ from, to, keep = 0.3, saturate = 1, light = 1, lift = 0 }: Change): Tint =>
	({ h, s, l }) => {
		const distance = ((h - from + 540) % 360) - 180;
		return { h: to + distance * keep, s: s * saturate, l: l * light + lift };
	};

/** The tint, only where it belongs; all other pixels stay. */
export const only =
	(where: (colour: Hsl, spot: Spot) => boolean, tint: Tint): Tint =>
	(colour, spot) =>
		where(colour, spot) ? tint(colour, spot) : colour;

/** Skin and flesh, as opposed to green leaves. */
export const warm = ({ h }: Hsl) => h < 58 || h > 270;

/** Leaves, stems and green skins. */
export const green = ({ h }: Hsl) => h >= 58 && h <= 200;

export const violet = ({ h }: Hsl) => h > 200 && h < 330;

/** Hue in degrees, saturation and lightness from 0 to 1. */
type Hsl = { h: number; s: number; l: number };
/** Where the pixel lies in the render, from 0 to 1. */
type Spot = { x: number; y: number };
export type Tint = (colour: Hsl, spot: Spot) => Hsl;
/** Raw RGBA. */
export type Bitmap = { data: Buffer; width: number; height: number };

function toHsl(r: number, g: number, b: number): Hsl {
	const max = Math.max(r, g, b);
	const min = Math.min(r, g, b);
	const l = (max + min) / 2;
	const spread = max - min;
	if (spread === 0) return { h: 0, s: 0, l };
	const s = spread / (1 - Math.abs(2 * l - 1));
	const sextant = max === r ? (g - b) / spread + 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
	return { h: (sextant * 60) % 360, s, l };
}

function toRgb({ h, s, l }: Hsl): [number, number, number] {
	const reach = s * Math.min(l, 1 - l);
	const channel = (offset: number) => {
		const k = (offset + (((h % 360) + 360) % 360) / 30) % 12;
		return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
	};
	return [channel(0), channel(8), channel(4)];
}

const unit = (value: number) => Math.min(1, Math.max(0, value));

/** The bitmap with every visible pixel passed through the tint. */
export function tinted({ data, width, height }: Bitmap, tint: Tint): Bitmap {
	const out = Buffer.from(data);
	for (let i = 0; i < out.length; i += 4) {
		if (out.readUInt8(i + 3) === 0) continue;
		const colour = toHsl(out.readUInt8(i) / 255, out.readUInt8(i + 1) / 255, out.readUInt8(i + 2) / 255);
		const pixel = i / 4;
		const next = tint(colour, { x: (pixel % width) / width, y: Math.floor(pixel / width) / height });
		const rgb = toRgb({ h: next.h, s: unit(next.s), l: unit(next.l) });
		rgb.forEach((value, channel) => {
			out.writeUInt8(Math.round(unit(value) * 255), i + channel);
		});
	}
	return { data: out, width, height };
}
