import type { Document } from "mongodb";
import { beforeAll, describe, expect, test } from "vitest";
import { OPERATORS } from "../../src/aggregate/expression.js";
import { errorOf, freshName, useServer } from "../support.js";
import { LISTS } from "./lists.examples.js";
import { type Example, exact, int, Refused } from "./support.js";
import { DATES, NUMBERS, TYPES } from "./values.examples.js";

const server = useServer();
const name = freshName();

beforeAll(async () => {
	const nested = [{ x: { y: int(1) } }, [{ x: { y: int(2) } }], int(3)];
	await server.db.collection<Document>(name).insertOne({ five: int(5), zero: int(0), nested });
});

const results = (expression: unknown): Promise<Document[]> =>
	server.db
		.collection(name)
		.aggregate([{ $replaceWith: { value: expression } }], { promoteValues: false })
		.toArray();

const shown = (example: Example): [string, Example] => [
	`${exact(example[0])} is ${example[1] instanceof Refused ? String(example[1]) : exact(example[1])}`,
	example,
];

describe.each([
	["numbers", NUMBERS],
	["dates", DATES],
	["lists", LISTS],
	["types", TYPES],
])("%s", (_, examples) => {
	test.each(examples.map(shown))("%s", async (_, [expression, expected]) => {
		if (expected instanceof Refused) {
			const { code } = await errorOf(results(expression));
			expect(Number(code)).toBe(expected.code);
			return;
		}
		const [result] = await results(expression);
		expect(exact(result?.value)).toBe(exact(expected));
	});
});

test("every operator that is let through has an example of its result", () => {
	const shownOperators = [NUMBERS, DATES, LISTS, TYPES]
		.flat()
		.filter(([, result]) => !(result instanceof Refused))
		.map(([expression]) => exact(expression));
	const silent = [...OPERATORS.keys()].filter(
		(operator) => !shownOperators.some((expression) => expression.includes(`"${operator}":`)),
	);
	expect(silent).toEqual([]);
});

/** MongoDB's other operators, those of accumulators and of later versions, and one of nobody's. */
test.each([
	"$multiply",
	"$divide",
	"$concat",
	"$toString",
	"$arrayElemAt",
	"$reduce",
	"$switch",
	"$setUnion",
	"$dateTrunc",
	"$rand",
	"$sum",
	"$push",
	"$sigmoid",
	"$nothing",
])("%s is no expression here", async (operator) => {
	const error = await errorOf(results({ $map: { input: [], in: { [operator]: {} } } }));
	expect(Number(error.code)).toBe(168);
	expect(error.message).toContain(`Unrecognized expression '${operator}'`);
});
