import { Decimal128, Double, Long } from "bson";
import { MongoError } from "../../errors.js";
import { toBigInt } from "../../values/arithmetic.js";
import {
	doubleToDecimal,
	quantize,
	type Rounding,
	toDecimal,
	truncateDecimal,
} from "../../values/decimal.js";
import { fitsLong, intOrLong, toNumber } from "../../values/numbers.js";
import { isNumber, type NumberValue, typeName } from "../../values/types.js";
import { numeric } from "./arithmetic.js";
import { between, isNullish, type Operator, type Operators, type Result, smallInteger } from "./operator.js";

const MIN_PLACE = -20;
const MAX_PLACE = 100;

/** `$ceil` and `$floor`: the kind of number stays. */
const toWhole = (double: (value: number) => number, rounding: Rounding): Operator =>
	numeric((value) => {
		if (value instanceof Double) return new Double(double(value.value));
		return value instanceof Decimal128 ? quantize(value, 0, rounding) : value;
	});

/** `$round` and `$trunc` at a place: 2 is hundredths, -2 is hundreds. Halves go to the even neighbour. */
const atPlace = (rounding: Rounding): Operator =>
	between(1, 2, (args, name) => {
		const [value] = args;
		if (isNullish(value)) return null;
		if (!isNumber(value))
			throw new MongoError(51081, `${name} only supports numeric types, not ${typeName(value)}`);
		const place = args.length === 1 ? 0 : placeOf(args[1], name);
		return place === null ? null : rounded(value, place, rounding, name);
	});

function placeOf(value: Result, name: string): number | null {
	if (isNullish(value)) return null;
	const place = smallInteger(value);
	if (place === undefined)
		throw new MongoError(51082, `precision argument to  ${name} must be a integral value`);
	if (place >= MIN_PLACE && place <= MAX_PLACE) return place;
	throw new MongoError(
		51083,
		`cannot apply ${name} with precision value ${place} value must be in [-20, 100]`,
	);
}

function rounded(value: NumberValue, place: number, rounding: Rounding, name: string): NumberValue {
	if (value instanceof Decimal128) return quantize(value, -place, rounding);
	if (value instanceof Double)
		return new Double(toNumber(quantize(doubleToDecimal(value.value), -place, rounding)));
	if (place >= 0) return value;
	const whole = truncateDecimal(quantize(toDecimal(value), -place, rounding)) ?? 0n;
	if (!fitsLong(whole)) {
		throw new MongoError(
			51080,
			`invalid conversion from Decimal128 result in ${name} resulting from arguments: [${toBigInt(value)}, ${place}]`,
		);
	}
	return value instanceof Long ? Long.fromBigInt(whole) : intOrLong(whole);
}

export const ROUNDING: Operators = {
	$ceil: toWhole(Math.ceil, "ceil"),
	$floor: toWhole(Math.floor, "floor"),
	$round: atPlace("halfEven"),
	$trunc: atPlace("truncate"),
};
