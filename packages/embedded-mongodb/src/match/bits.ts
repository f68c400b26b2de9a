import { Binary } from "bson";
import { badValue } from "../errors.js";
import { toInteger } from "../values/numbers.js";
import { isNumber, type Value } from "../values/types.js";
import type { ValueTest } from "./operators.js";

/** `$bitsAllSet` and its three sisters: the mask is a number, binary data or a list of positions. */
export function bitTest(name: string, argument: Value): ValueTest {
	const mask = maskOf(name, argument);
	return (value) => {
		const bits = bitsOf(value);
		if (bits === undefined) return false;
		const set = bits & mask;
		if (name === "$bitsAllSet") return set === mask;
		if (name === "$bitsAllClear") return set === 0n;
		return name === "$bitsAnySet" ? set !== 0n : set !== mask;
	};
}

function maskOf(name: string, argument: Value): bigint {
	if (Array.isArray(argument)) {
		return argument.reduce((mask: bigint, position) => mask | (1n << positionOf(position)), 0n);
	}
	const mask = bitsOf(argument);
	if (mask === undefined || (isNumber(argument) && mask < 0n)) {
		throw badValue(`${name} takes an Array, a non-negative number, or BinData`);
	}
	return mask;
}

function positionOf(position: Value): bigint {
	const at = isNumber(position) ? toInteger(position) : undefined;
	if (at === undefined || at < 0n) throw badValue("bit positions must be an integer >= 0");
	return at;
}

/** Bits of a whole number (two's complement) or of binary data (first byte lowest). */
function bitsOf(value: Value | undefined): bigint | undefined {
	if (isNumber(value)) return toInteger(value);
	if (!(value instanceof Binary)) return undefined;
	const hex = Buffer.from(value.value()).reverse().toString("hex");
	return BigInt(`0x${hex || "0"}`);
}
