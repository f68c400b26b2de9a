import { MongoError } from "../../errors.js";
import { equalValues } from "../../values/compare.js";
import { toFraction, toInteger } from "../../values/numbers.js";
import { type Doc, isDoc, isNumber, typeName, type Value } from "../../values/types.js";

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

/** The result of an expression; undefined is a missing field. */
export type Result = Value | undefined;

/** Computes a value from a document. */
export type Expression = (doc: Doc) => Result;

/** A place for the value of a variable; `$map` and its like change it for each element. */
export interface Variable {
	value: Result;
}

/** Compiles the expressions within an operator's argument, where `variables` are known besides the outer ones. */
export type Compile = (value: Value, variables?: ReadonlyMap<string, Variable>) => Expression;

/** Reads the argument of an operator. @throws MongoError */
export type Operator = (argument: Value, compile: Compile, name: string) => Expression;

/** Operators by their names. */
export type Operators = Readonly<Record<string, Operator>>;

const argumentsOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument]);

/** An operator with exactly so many arguments; a single one needs no list around it. */
export const exactly =
	(count: number, compute: (args: Result[], name: string) => Result): Operator =>
	(argument, compile, name) => {
		const args = argumentsOf(argument);
		if (args.length !== count) {
			throw new MongoError(
				16020,
				`Expression ${name} takes exactly ${count} arguments. ${args.length} were passed in.`,
			);
		}
		return applied(args, compile, name, compute);
	};

/** An operator of one argument. */
export const unary = (compute: (value: Result, name: string) => Result): Operator =>
	exactly(1, ([value], name) => compute(value, name));

/** An operator with at least and at most so many arguments. */
export const between =
	(least: number, most: number, compute: (args: Result[], name: string) => Result): Operator =>
	(argument, compile, name) => {
		const args = argumentsOf(argument);
		if (args.length < least || args.length > most) {
			throw new MongoError(
				28667,
				`Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${args.length} were passed in.`,
			);
		}
		return applied(args, compile, name, compute);
	};

/** An operator with any number of arguments. */
export const any =
	(compute: (args: Result[], name: string) => Result): Operator =>
	(argument, compile, name) =>
		applied(argumentsOf(argument), compile, name, compute);

function applied(
	args: readonly Value[],
	compile: Compile,
	name: string,
	compute: (args: Result[], name: string) => Result,
): Expression {
	const expressions = args.map((arg) => compile(arg));
	return (doc) =>
		compute(
			expressions.map((expression) => expression(doc)),
			name,
		);
}

/** The codes of MongoDB's complaints about an argument with names; those that differ by name are functions. */
export interface NamedErrors {
	/** It is no object. */
	readonly shape: number;
	/** A name that the operator does not know. */
	readonly unknown: number;
	/** A name that must be there. */
	readonly missing: (name: string) => number;
}

/** The fields of an argument such as `{ input, as, in }`, not yet compiled. */
export function namedArguments<R extends string, O extends string = never>(
	operator: string,
	argument: Value,
	required: readonly R[],
	optional: readonly O[],
	errors: NamedErrors,
): Record<R, Value> & Partial<Record<O, Value>> {
	if (!isDoc(argument))
		throw new MongoError(errors.shape, `${operator} only supports an object as its argument`);
	const known: readonly string[] = [...required, ...optional];
	for (const name of argument.keys()) {
		if (!known.includes(name))
			throw new MongoError(errors.unknown, `Unrecognized argument to ${operator}: ${name}`);
	}
	for (const name of required) {
		if (!argument.has(name))
			throw new MongoError(errors.missing(name), `Missing '${name}' parameter to ${operator}`);
	}
	const read = known.map((name) => [name, argument.get(name)]);
	return Object.fromEntries(read);
}

/** An optional argument: without it the expression is missing. */
export const optionally = (value: Value | undefined, compile: Compile): Expression =>
	value === undefined ? () => undefined : compile(value);

export const isNullish = (value: Result): value is null | undefined => value === null || value === undefined;

/** Whether a result counts as true: everything but false, null, missing and zero. */
export function isTruthy(value: Result): boolean {
	if (isNullish(value) || value === false) return false;
	if (!isNumber(value)) return true;
	const { n, d } = toFraction(value);
	return n !== 0n || d === 0n;
}

/** An integer argument of 32 bits; undefined when the value is none. */
export function smallInteger(value: Result): number | undefined {
	const whole = isNumber(value) ? toInteger(value) : undefined;
	return whole !== undefined && whole >= -(2n ** 31n) && whole < 2n ** 31n ? Number(whole) : undefined;
}

/** An array, or null where MongoDB gives null for a missing one. @throws MongoError with `code` */
export function arrayOrNull(value: Result, code: number, message: string): Value[] | null {
	if (isNullish(value)) return null;
	if (Array.isArray(value)) return value;
	throw new MongoError(code, `${message} ${typeName(value)}`);
}

/** Equality in expressions: a missing value is equal to nothing but itself. */
export const equalResults = (a: Result, b: Result): boolean =>
	a === undefined || b === undefined ? a === b : equalValues(a, b);
