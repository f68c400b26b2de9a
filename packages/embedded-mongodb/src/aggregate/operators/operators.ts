import { ARITHMETIC } from "./arithmetic.js";
import { ARRAYS } from "./arrays.js";
import { ARRAY_TO_OBJECT } from "./arrayToObject.js";
import { BITS } from "./bits.js";
import { COMPARISON } from "./comparison.js";
import { CONTROL } from "./control.js";
import { CONVERT } from "./convert.js";
import { DATE_MATH } from "./dateMath.js";
import { DATE_PARTS } from "./dateParts.js";
import { DATE_TEXT } from "./dateText.js";
import { FIRST_N } from "./firstN.js";
import { OBJECTS } from "./objects.js";
import type { Operator } from "./operator.js";
import { PATTERNS } from "./patterns.js";
import { ROUNDING } from "./rounding.js";
import { SETS } from "./sets.js";
import { STATISTICS } from "./statistics.js";
import { STRINGS } from "./strings.js";
import { TRIGONOMETRY } from "./trigonometry.js";

/** Every operator of expressions; what is not here is no operator to this store. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
	[
		ARITHMETIC,
		ARRAYS,
		ARRAY_TO_OBJECT,
		BITS,
		COMPARISON,
		CONTROL,
		CONVERT,
		DATE_MATH,
		DATE_PARTS,
		DATE_TEXT,
		FIRST_N,
		OBJECTS,
		PATTERNS,
		ROUNDING,
		SETS,
		STATISTICS,
		STRINGS,
		TRIGONOMETRY,
	].flatMap((operators) => Object.entries(operators)),
);
