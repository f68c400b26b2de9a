import { failedToParse, MongoError } from "../errors.js";
import { getField, splitPath } from "../values/path.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { EXACT_OPERATORS, type Operator } from "./exact.js";
import { isExpressionOperator, mingoExpression } from "./mingo.js";

/** The constants of a command's `let`, by name. */
export type Variables = ReadonlyMap<string, Value>;

/** Computes a value from a document; undefined when the result is missing. */
export type Expression = (doc: Doc) => Value | undefined;

/**
 * Compiles an aggregation expression. Fields, constants and the operators that depend on BSON's types are computed
 * here, so that an Int32 stays one; everything else is mingo's.
 * @throws MongoError for operators and variables that do not exist
 */
export function compileExpression(value: Value, variables: Variables): Expression {
	if (typeof value === "string" && value.startsWith("$")) return compileReference(value, variables);
	if (Array.isArray(value)) {
		const items = value.map((item) => compileExpression(item, variables));
		return (doc) => items.map((item) => item(doc) ?? null);
	}
	if (!isDoc(value)) return () => value;
	const operator = operatorOf(value);
	return operator === undefined
		? compileObject(value, variables)
		: compileOperator(operator, value, variables);
}

function compileReference(reference: string, variables: Variables): Expression {
	if (!reference.startsWith("$$")) {
		const parts = fieldParts(reference.slice(1));
		return (doc) => getField(doc, parts);
	}
	const [name = "", ...rest] = splitPath(reference.slice(2));
	if (name === "ROOT" || name === "CURRENT") return (doc) => getField(doc, rest);
	if (name === "REMOVE") return () => undefined;
	if (name === "NOW") {
		const now = new Date();
		return () => now;
	}
	const variable = variables.get(name);
	if (variable === undefined) throw new MongoError(17276, `Use of undefined variable: ${name}`);
	const constant = getField(variable, rest);
	return () => constant;
}

function fieldParts(path: string): string[] {
	const parts = splitPath(path);
	if (path === "") throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
	if (parts.includes("")) throw new MongoError(15998, "FieldPath field names may not be empty strings.");
	return parts;
}

function operatorOf(doc: Doc): string | undefined {
	const names = [...doc.keys()].filter((name) => name.startsWith("$"));
	if (names.length === 0) return undefined;
	if (doc.size === 1) return names[0];
	throw new MongoError(15983, "an object representing an expression must have exactly one field");
}

function compileObject(doc: Doc, variables: Variables): Expression {
	const fields = [...doc].map(([name, value]) => [name, compileExpression(value, variables)] as const);
	return (root) => {
		const out: Doc = new Map();
		for (const [name, expression] of fields) {
			const value = expression(root);
			if (value !== undefined) out.set(name, value);
		}
		return out;
	};
}

function compileOperator(name: string, expression: Doc, variables: Variables): Expression {
	const argument = expression.get(name) ?? null;
	if (name === "$literal") return () => argument;
	const exact = EXACT_OPERATORS[name];
	if (exact) return compileExact(exact, argument, variables);
	assertKnown(expression);
	return mingoExpression(expression, variables);
}

function compileExact(operator: Operator, argument: Value, variables: Variables): Expression {
	const args = (Array.isArray(argument) ? argument : [argument]).map((arg) =>
		compileExpression(arg, variables),
	);
	return (doc) => operator(args.map((arg) => arg(doc)));
}

/** Looks for unknown operators before mingo meets them in the middle of its work. */
function assertKnown(value: Value): void {
	if (Array.isArray(value)) value.forEach(assertKnown);
	if (!isDoc(value)) return;
	for (const [name, argument] of value) {
		if (name === "$literal") continue;
		if (name.startsWith("$") && !isExpressionOperator(name)) {
			throw new MongoError(168, `Unrecognized expression '${name}'`);
		}
		if (name === "$function" || name === "$accumulator")
			throw failedToParse(`${name} is not supported: no JavaScript runs here`);
		assertKnown(argument);
	}
}
