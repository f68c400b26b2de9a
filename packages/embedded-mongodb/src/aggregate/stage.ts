import type { Pace } from "../query/pace.js";
import type { Scope } from "../storage/scope.js";
import type { Doc, Value } from "../values/types.js";
import type { Variables } from "./variables.js";

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
