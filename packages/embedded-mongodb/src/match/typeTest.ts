import { badValue } from "../errors.js";
import { toNumber } from "../values/numbers.js";
import { isNumber, TYPE_NUMBERS, typeName, type Value } from "../values/types.js";
import type { ValueTest } from "./operators.js";

/** `$type`: names, numbers, or a list of them. */
export function typeTest(argument: Value): ValueTest {
	const wanted = Array.isArray(argument) ? argument : [argument];
	if (wanted.length === 0) throw badValue("$type must match at least one type");
	const names = new Set(wanted.flatMap(namesOf));
	return (value) => value !== undefined && names.has(typeName(value));
}

function namesOf(argument: Value): string[] {
	if (argument === "number") return ["int", "long", "double", "decimal"];
	if (typeof argument === "string") {
		if (argument in TYPE_NUMBERS) return [argument];
		throw badValue(`Unknown type name alias: ${argument}`);
	}
	if (!isNumber(argument)) throw badValue("type must be represented as a number or a string");
	const code = toNumber(argument);
	const name = Object.keys(TYPE_NUMBERS).find((each) => TYPE_NUMBERS[each] === code);
	if (name === undefined) throw badValue(`Invalid numerical type code: ${code}`);
	return [name];
}
