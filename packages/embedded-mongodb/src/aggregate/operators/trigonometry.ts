import { Double } from "bson";
import { MongoError } from "../../errors.js";
import { toNumber } from "../../values/numbers.js";
import { isNumber, typeName } from "../../values/types.js";
import { irrational, numeric, refuseDecimal } from "./arithmetic.js";
import { exactly, isNullish, type Operator, type Operators } from "./operator.js";

/** A function that is defined only between two bounds; `open` when the bounds themselves do not count. */
const bounded = (compute: (value: number) => number, least: number, most: number, open = false): Operator =>
	numeric((value, name) => {
		refuseDecimal(name, value);
		const x = toNumber(value);
		if (x < least || x > most || (open && (x === least || x === most))) {
			const [left, right] = open ? ["(", ")"] : ["[", Number.isFinite(most) ? "]" : ")"];
			throw new MongoError(
				50989,
				`cannot apply ${name} to ${x}, value must be in ${left}${least},${Number.isFinite(most) ? most : "inf"}${right}`,
			);
		}
		return new Double(compute(x));
	});

const atan2 = exactly(2, ([y, x], name) => {
	if (isNullish(y) || isNullish(x)) return null;
	if (!isNumber(y) || !isNumber(x)) {
		throw new MongoError(51044, `${name} only supports numeric types, not ${typeName(y)} and ${typeName(x)}`);
	}
	refuseDecimal(name, y, x);
	return new Double(Math.atan2(toNumber(y), toNumber(x)));
});

const INFINITY = Number.POSITIVE_INFINITY;

export const TRIGONOMETRY: Operators = {
	$acos: bounded(Math.acos, -1, 1),
	$acosh: bounded(Math.acosh, 1, INFINITY),
	$asin: bounded(Math.asin, -1, 1),
	$asinh: irrational(Math.asinh),
	$atan: irrational(Math.atan),
	$atan2: atan2,
	$atanh: bounded(Math.atanh, -1, 1),
	$cos: bounded(Math.cos, -INFINITY, INFINITY, true),
	$cosh: irrational(Math.cosh),
	$degreesToRadians: irrational((degrees) => degrees * (Math.PI / 180)),
	$radiansToDegrees: irrational((radians) => radians * (180 / Math.PI)),
	$sin: bounded(Math.sin, -INFINITY, INFINITY, true),
	$sinh: irrational(Math.sinh),
	$tan: bounded(Math.tan, -INFINITY, INFINITY, true),
	$tanh: irrational(Math.tanh),
};
