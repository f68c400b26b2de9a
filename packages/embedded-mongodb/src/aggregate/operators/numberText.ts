import { Double } from "bson";
import type { NumberValue } from "../../values/types.js";

/** The digits that MongoDB writes of a double. */
const DIGITS = 16;

/** A number as MongoDB writes it in a text: 0.1, 2 for 2.0, 1e+21. */
export function numberText(value: NumberValue): string {
	if (!(value instanceof Double)) return value.toString();
	const number = value.value;
	if (!Number.isFinite(number)) return String(number);
	if (number === 0) return Object.is(number, -0) ? "-0" : "0";
	const [digits = "", power = "0"] = number.toExponential(DIGITS - 1).split("e");
	const exponent = Number(power);
	if (exponent >= -4 && exponent < DIGITS) return withoutZeros(number.toFixed(DIGITS - 1 - exponent));
	const size = String(Math.abs(exponent)).padStart(2, "0");
	return `${withoutZeros(digits)}e${exponent < 0 ? "-" : "+"}${size}`;
}

const withoutZeros = (digits: string): string =>
	digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
