import { BSONRegExp } from "bson";
import { compileExpression } from "../aggregate/expression.js";
import { isTruthy, type Variables } from "../aggregate/operators/operator.js";
import { badValue, MongoError } from "../errors.js";
import { type Doc, isDoc, splitPath, type Value } from "../values/types.js";
import { compileOperators, equalTo, type FieldTest, isOperatorDoc, matchesPath } from "./operators.js";
import { regexTest } from "./valueTests.js";

export type Predicate = (doc: Doc) => boolean;

/** Operators that MongoDB has and this store has not; named, so that the message can say so. */
const UNSUPPORTED = new Set(["$where", "$text", "$jsonSchema"]);

/**
 * Compiles a query filter. `variables` are those of a command's `let`, for `$expr`.
 * @throws MongoError BadValue for operators that are unknown or have unusable arguments
 */
export function compileFilter(filter: Doc, variables: Variables = new Map()): Predicate {
	const parts = [...filter].map(([name, value]) => compileClause(name, value, variables));
	const [only] = parts;
	if (parts.length === 1 && only) return only;
	return (doc) => parts.every((part) => part(doc));
}

function compileClause(name: string, value: Value, variables: Variables): Predicate {
	if (!name.startsWith("$")) {
		const test = compileField(value, variables);
		const parts = splitPath(name);
		return (doc) => matchesPath(test, doc, parts);
	}
	if (name === "$comment" || name === "$alwaysTrue") return () => true;
	if (name === "$alwaysFalse") return () => false;
	if (name === "$expr") {
		const expression = compileExpression(value, variables);
		return (doc) => isTruthy(expression(doc));
	}
	if (UNSUPPORTED.has(name)) throw new MongoError(115, `${name} is not supported by this store`);
	const branches = clausesOf(name, value).map((clause) => compileFilter(clause, variables));
	if (name === "$and") return (doc) => branches.every((branch) => branch(doc));
	if (name === "$or") return (doc) => branches.some((branch) => branch(doc));
	return (doc) => !branches.some((branch) => branch(doc));
}

/** The filters within `$and`, `$or` and `$nor`. */
export function clausesOf(name: string, value: Value): Doc[] {
	if (name !== "$and" && name !== "$or" && name !== "$nor")
		throw badValue(`unknown top level operator: ${name}`);
	if (!Array.isArray(value)) throw badValue(`${name} must be an array`);
	if (value.length === 0) throw badValue("$and/$or/$nor must be a nonempty array");
	return value.map((clause) => {
		if (!isDoc(clause)) throw badValue("$or/$and/$nor entries need to be full objects");
		return clause;
	});
}

/** What a field is asked for: operators, a pattern, or a value to be equal to. */
function compileField(value: Value, variables: Variables): FieldTest {
	if (value instanceof BSONRegExp) return { test: regexTest(value), elements: true, negated: false };
	if (!isDoc(value) || !isOperatorDoc(value)) return equalTo(value);
	return compileOperators(value, (filter) => compileFilter(filter, variables));
}
