import { type Document, EJSON } from "bson";
import { ClientSession } from "mongodb";

/** What tests refer to by name. */
export type Entities = Map<string, unknown>;

/** A value without BSON's boxes around its numbers, as the tests' JSON has it. */
export const plain = (value: unknown): unknown =>
	value === undefined ? undefined : EJSON.parse(EJSON.stringify(value, { relaxed: true }), { relaxed: true });

const isDocument = (value: unknown): value is Document =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !("_bsontype" in value);

/** Compares as the unified test format says. @throws with the place where something is other than expected */
export function match(
	expected: unknown,
	actual: unknown,
	entities: Entities,
	path = "",
	isRoot = true,
): void {
	const [operator = "", ...others] = isDocument(expected) ? Object.keys(expected) : [];
	if (isDocument(expected) && operator.startsWith("$$") && others.length === 0) {
		matchOperator(operator, expected[operator], actual, entities, path, isRoot);
	} else if (isDocument(expected)) {
		if (!isDocument(actual)) throw differs(path, expected, actual);
		for (const [key, value] of Object.entries(expected))
			match(value, actual[key], entities, `${path}.${key}`, false);
		const extra = Object.keys(actual).filter((key) => !(key in expected));
		if (!isRoot && extra.length > 0) throw differs(path, expected, actual);
	} else if (Array.isArray(expected)) {
		if (!Array.isArray(actual) || actual.length !== expected.length) throw differs(path, expected, actual);
		for (const [i, each] of expected.entries()) match(each, actual[i], entities, `${path}.${i}`, isRoot);
	} else if (EJSON.stringify(expected) !== EJSON.stringify(actual)) {
		throw differs(path, expected, actual);
	}
}

function matchOperator(
	operator: string,
	argument: unknown,
	actual: unknown,
	entities: Entities,
	path: string,
	isRoot: boolean,
): void {
	const isThere = actual !== undefined && actual !== null;
	const entity = entities.get(String(argument));
	if (operator === "$$exists") {
		if (isThere !== argument) throw differs(path, { [operator]: argument }, actual);
	} else if (operator === "$$type") {
		const isOne = [argument].flat().some((type) => isOfType(actual, String(type)));
		if (!isOne) throw differs(path, { [operator]: argument }, actual);
	} else if (operator === "$$unsetOrMatches") {
		if (isThere) match(argument, actual, entities, path, isRoot);
	} else if (operator === "$$matchesEntity") {
		match(plain(entity), actual, entities, path, false);
	} else if (operator === "$$sessionLsid" && entity instanceof ClientSession) {
		match(plain(entity.id), actual, entities, path, false);
	} else {
		throw new Error(`${operator} of ${String(argument)} cannot be compared`);
	}
}

function isOfType(value: unknown, type: string): boolean {
	if (type === "int" || type === "long") return Number.isInteger(value);
	if (type === "object") return isDocument(value);
	if (type === "bool") return typeof value === "boolean";
	if (type === "timestamp") return isDocument(value) || typeof value === "object";
	return typeof value === type;
}

const differs = (path: string, expected: unknown, actual: unknown): Error =>
	new Error(`${path || "the result"}: expected ${EJSON.stringify(expected)}, was ${EJSON.stringify(actual)}`);
