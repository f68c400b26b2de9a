import { MongoError } from "../errors.js";
import type { Variable } from "./operators/operator.js";

/** The variables that an expression may name: those of `let`, and `NOW`, the moment a command began. */
export type Variables = ReadonlyMap<string, Variable>;

/** @throws MongoError when a variable of that name cannot be made: it begins with a small letter */
export function checkVariableName(name: string): string {
	if (name === "") throw new MongoError(16866, "empty variable names are not allowed");
	if (!/^[a-z\u0080-\u{10ffff}]/u.test(name))
		throw new MongoError(16867, `'${name}' starts with an invalid character for a user variable name`);
	if (!/^[a-zA-Z0-9_\u0080-\u{10ffff}]+$/u.test(name))
		throw new MongoError(16868, `'${name}' contains an invalid character for a variable name`);
	return name;
}
