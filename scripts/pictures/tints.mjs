/** @typedef {import("./colour.mjs").Tint} Tint @typedef {import("./colour.mjs").Hsl} Hsl */

/**
 * A new colour that keeps the render's modelling: the hue moves to `to` and keeps a share of its distance from
 * `from`; saturation and lightness are multiplied, then lightness is lifted.
 * @param {{ from: number, to: number, keep?: number, saturate?: number, light?: number, lift?: number }} change
 * @returns {Tint}
 */
export const recolour =
	({ from, to, keep = 0.3, saturate = 1, light = 1, lift = 0 }) =>
	({ h, s, l }) => {
		const distance = ((h - from + 540) % 360) - 180;
		return { h: to + distance * keep, s: s * saturate, l: l * light + lift };
	};

/**
 * The tint, only where it belongs; all other pixels stay.
 * @param {(colour: Hsl, spot: import("./colour.mjs").Spot) => boolean} where @param {Tint} tint
 * @returns {Tint}
 */
export const only = (where, tint) => (colour, spot) => (where(colour, spot) ? tint(colour, spot) : colour);

/** Skin and flesh, as opposed to green leaves. @param {Hsl} colour */
export const warm = ({ h }) => h < 58 || h > 270;

/** Leaves, stems and green skins. @param {Hsl} colour */
export const green = ({ h }) => h >= 58 && h <= 200;

/** @param {Hsl} colour */
export const violet = ({ h }) => h > 200 && h < 330;
