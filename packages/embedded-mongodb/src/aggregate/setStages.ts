import { MongoError } from "../errors.js";
import { compileFilter } from "../match/filter.js";
import type { Pace } from "../query/rows.js";
import { parseSort, Sorter, sortKey } from "../query/sort.js";
import type { Scope } from "../storage/scope.js";
import { fromNumber, toInteger } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type Value } from "../values/types.js";
import type { Variables } from "./operators/operator.js";

/** Documents on their way through a pipeline, a hundred or so at a time. */
export type Batches = AsyncGenerator<Doc[]>;

/** A stage, compiled: takes documents, gives documents. */
export type Stage = (input: Batches) => Batches;

/** What stages may need from outside. */
export interface StageContext {
	readonly scope: Scope;
	readonly pace: Pace;
	readonly variables: Variables;
}

/** Reads a stage's argument. @throws MongoError */
export type CompileStage = (argument: Value, context: StageContext) => Stage;

/** A stage that makes one document of each. */
export const mapping = (change: (doc: Doc) => Doc): Stage =>
	async function* (input) {
		for await (const batch of input) yield batch.map(change);
	};

const BATCH = 128;

export async function* inBatches(docs: readonly Doc[]): Batches {
	for (let at = 0; at < docs.length; at += BATCH) yield docs.slice(at, at + BATCH);
}

/** `$match`. */
export const match: CompileStage = (argument, { variables }) => {
	if (!isDoc(argument)) throw new MongoError(15959, "the match filter must be an expression in an object");
	const matches = compileFilter(argument, variables);
	return async function* (input) {
		for await (const batch of input) {
			const kept = batch.filter(matches);
			if (kept.length > 0) yield kept;
		}
	};
};

/** `$sort`. */
export const sort: CompileStage = (argument) => {
	if (!isDoc(argument) || argument.size === 0)
		throw new MongoError(15976, "$sort stage must have at least one sort key");
	const fields = parseSort(argument);
	return async function* (input) {
		const sorter = new Sorter<Doc>(0);
		for await (const batch of input)
			for (const doc of batch) sorter.add(sortKey(doc, fields), doc, DOC_BYTES);
		yield* inBatches(sorter.sorted());
	};
};

/** A rough size for a document in memory, for the limit of a sort. */
const DOC_BYTES = 500;

function wholeNumber(stage: string, argument: Value, least: number): number {
	const whole = isNumber(argument) ? toInteger(argument) : undefined;
	if (whole !== undefined && whole >= least) return Number(whole);
	throw new MongoError(
		stage === "$limit" ? 15958 : 5107200,
		`invalid argument to ${stage} stage: Expected a ${least > 0 ? "positive" : "non-negative"} number`,
	);
}

/** `$skip`. */
export const skip: CompileStage = (argument) => {
	const count = wholeNumber("$skip", argument, 0);
	return async function* (input) {
		let left = count;
		for await (const batch of input) {
			const kept = batch.slice(left);
			left = Math.max(0, left - batch.length);
			if (kept.length > 0) yield kept;
		}
	};
};

/** `$limit`. */
export const limit: CompileStage = (argument) => {
	const count = wholeNumber("$limit", argument, 1);
	return async function* (input) {
		let left = count;
		for await (const batch of input) {
			yield batch.slice(0, left);
			left -= batch.length;
			if (left <= 0) return;
		}
	};
};

/** `$count`. */
export const count: CompileStage = (argument) => {
	if (typeof argument !== "string" || argument === "" || /^\$|[.\0]/.test(argument)) {
		throw new MongoError(
			40156,
			"the count field must be a non-empty string without '$' at its start and without '.'",
		);
	}
	return async function* (input) {
		let total = 0;
		for await (const { length } of input) total += length;
		if (total > 0) yield [new Map([[argument, fromNumber(total)]])];
	};
};
