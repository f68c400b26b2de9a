import { failedToParse, MongoError } from "../errors.js";
import { type Doc, getField, isDoc, splitPath, type Value } from "../values/types.js";
import { ARITHMETIC, COMPARISON } from "./operators/arithmetic.js";
import { ARRAY_TO_OBJECT, ARRAYS, OBJECTS } from "./operators/arrays.js";
import { CONTROL } from "./operators/control.js";
import { DATE_TO_STRING } from "./operators/dateToString.js";
import { EXTREMES } from "./operators/extremes.js";
import {
	checkVariableName,
	type Expression,
	type Operator,
	type Variable,
	type Variables,
} from "./operators/operator.js";

/** Every operator of expressions; what is not here is no operator to this store. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map(
	[ARITHMETIC, ARRAYS, ARRAY_TO_OBJECT, COMPARISON, CONTROL, DATE_TO_STRING, EXTREMES, OBJECTS].flatMap(
		(operators) => Object.entries(operators),
	),
);

/** What an expression may read: variables, and a document where there is one. */
interface Scope {
	readonly variables: Variables;
	readonly hasDocument: boolean;
}

/**
 * Compiles an aggregation expression. It computes with BSON's own values, so that every result has MongoDB's type.
 * @throws MongoError for operators and variables that do not exist
 */
export const compileExpression = (value: Value, variables: Variables): Expression =>
	compile(value, { variables, hasDocument: true });

/**
 * The variables of a command's `let`, which are expressions too, but of no document; each knows those before it.
 * @throws MongoError when one names a field
 */
export function evaluateVariables(bindings: Doc): Variables {
	const variables = new Map<string, Variable>([["NOW", { value: new Date() }]]);
	for (const [name, value] of bindings) {
		checkVariableName(name);
		const expression = compile(value, { variables, hasDocument: false });
		variables.set(name, { value: expression(new Map()) });
	}
	return variables;
}

function compile(value: Value, scope: Scope): Expression {
	if (typeof value === "string" && value.startsWith("$")) return compileReference(value, scope);
	if (Array.isArray(value)) {
		const items = value.map((item) => compile(item, scope));
		return (doc) => items.map((item) => item(doc) ?? null);
	}
	if (!isDoc(value)) return () => value;
	const [first] = value.keys();
	return first?.startsWith("$") ? compileOperator(first, value, scope) : compileObject(value, scope);
}

function compileReference(reference: string, scope: Scope): Expression {
	if (!reference.startsWith("$$")) return compileField(fieldParts(reference.slice(1)), scope);
	const [name = "", ...rest] = fieldParts(reference.slice(2));
	if (name === "ROOT" || name === "CURRENT") return compileField(rest, scope);
	if (name === "REMOVE") return () => undefined;
	const variable = scope.variables.get(name) ?? (name === "NOW" ? { value: new Date() } : undefined);
	if (variable === undefined) throw new MongoError(17276, `Use of undefined variable: ${name}`);
	return () => getField(variable.value, rest);
}

function compileField(parts: readonly string[], { hasDocument }: Scope): Expression {
	if (hasDocument) return (doc) => getField(doc, parts);
	throw new MongoError(
		4890500,
		"Command let Expression tried to access a field, but this is not allowed because Command let expressions run before the query examines any documents.",
	);
}

function fieldParts(path: string): string[] {
	const parts = splitPath(path);
	if (path === "") throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
	if (parts.includes("")) throw new MongoError(15998, "FieldPath field names may not be empty strings.");
	return parts;
}

function compileObject(doc: Doc, scope: Scope): Expression {
	const fields = [...doc].map(([name, value]) => [checkFieldName(name), compile(value, scope)] as const);
	return (root) => {
		const out: Doc = new Map();
		for (const [name, expression] of fields) {
			const value = expression(root);
			if (value !== undefined) out.set(name, value);
		}
		return out;
	};
}

function checkFieldName(name: string): string {
	if (name === "") throw new MongoError(15998, "FieldPath field names may not be empty strings.");
	if (name.startsWith("$")) {
		throw new MongoError(
			16410,
			`FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
		);
	}
	if (!name.includes(".")) return name;
	throw new MongoError(
		16412,
		"FieldPath field names may not contain '.'. Consider using $getField or $setField.",
	);
}

function compileOperator(name: string, expression: Doc, scope: Scope): Expression {
	if (expression.size !== 1)
		throw new MongoError(15983, "An object representing an expression must have exactly one field");
	if (name === "$function" || name === "$accumulator")
		throw failedToParse(`${name} is not supported: no JavaScript runs here`);
	const operator = OPERATORS.get(name);
	if (!operator) throw new MongoError(168, `Unrecognized expression '${name}'`);
	return operator(
		expression.get(name) ?? null,
		(value, variables) => compile(value, variables ? extended(scope, variables) : scope),
		name,
	);
}

const extended = (scope: Scope, variables: Variables): Scope => ({
	...scope,
	variables: new Map([...scope.variables, ...variables]),
});
