import { ARITHMETIC } from "./arithmetic.js";
import { ARRAYS } from "./arrays.js";
import { ARRAY_TO_OBJECT } from "./arrayToObject.js";
import { COMPARISON } from "./comparison.js";
import { CONTROL } from "./control.js";
import { DATE_TO_STRING } from "./dateToString.js";
import { EXTREMES } from "./extremes.js";
import { OBJECTS } from "./objects.js";
import type { Operator } from "./operator.js";

/** Every operator of expressions; what is not here is no operator to this store. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
	[ARITHMETIC, ARRAYS, ARRAY_TO_OBJECT, COMPARISON, CONTROL, DATE_TO_STRING, EXTREMES, OBJECTS].flatMap(
		(operators) => Object.entries(operators),
	),
);
