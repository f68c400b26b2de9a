import { type Gatherer, greatest, least } from "../gatherers.js";
import { any, type Operator, type Operators } from "./operator.js";

/** The least or greatest of its arguments, or of the elements of its only argument. */
const over = (gatherer: () => Gatherer): Operator =>
	any((args) => {
		const [only] = args;
		const values = args.length === 1 && Array.isArray(only) ? only : args;
		const { take, result } = gatherer();
		for (const value of values) take(value);
		return result();
	});

export const EXTREMES: Operators = { $max: over(greatest), $min: over(least) };
