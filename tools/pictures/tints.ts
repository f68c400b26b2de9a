import type { Hsl, Spot, Tint } from "./colour";

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
