import { compareValues } from "../../values/compare.js";
import { exactly, isTruthy, type Operator, type Operators, type Result, unary } from "./operator.js";

/** In expressions a missing value comes before null. */
function compare(a: Result, b: Result): number {
	if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
	return Math.sign(compareValues(a, b));
}

const comparison = (passes: (order: number) => boolean): Operator =>
	exactly(2, ([a, b]) => passes(compare(a, b)));

/** `$and` and `$or` look no further than they must. */
const logical =
	(decisive: boolean): Operator =>
	(argument, compile) => {
		const parts = (Array.isArray(argument) ? argument : [argument]).map((part) => compile(part));
		return (doc) => parts.some((part) => isTruthy(part(doc)) === decisive) === decisive;
	};

export const COMPARISON: Operators = {
	$eq: comparison((order) => order === 0),
	$ne: comparison((order) => order !== 0),
	$gt: comparison((order) => order > 0),
	$gte: comparison((order) => order >= 0),
	$lt: comparison((order) => order < 0),
	$lte: comparison((order) => order <= 0),
	$and: logical(false),
	$or: logical(true),
	$not: unary((value) => !isTruthy(value)),
};
