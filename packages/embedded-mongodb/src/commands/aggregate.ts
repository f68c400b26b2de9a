import { outputStage } from "../aggregate/output.js";
import { runPipeline, stageOf } from "../aggregate/pipeline.js";
import type { Batches, StageContext } from "../aggregate/stage.js";
import { failedToParse, MongoError } from "../errors.js";
import { encodeDoc } from "../values/encode.js";
import type { Doc, Value } from "../values/types.js";
import { type Command, namespace, type Request, variablesOf } from "./command.js";
import { cursorReply } from "./find.js";
import { aBool, aCount, aDoc, anything, docs, readOptions, required, simpleCollation } from "./options.js";

const AGGREGATE = {
	pipeline: docs,
	cursor: aDoc,
	explain: aBool,
	allowDiskUse: aBool,
	bypassDocumentValidation: aBool,
	hint: anything,
	let: aDoc,
	collation: simpleCollation,
};

export const aggregate: Command = async (request) => {
	const { store, body, db, pace } = request;
	const options = readOptions("aggregate", body, AGGREGATE);
	if (options.explain) throw failedToParse("use the explain command to explain an aggregation");
	const pipeline = required(options.pipeline, "aggregate.pipeline");
	const ns = aggregateNamespace(request, pipeline);
	const context: StageContext = { store, db, pace, variables: variablesOf(options.let) };
	const { batchSize } = readOptions("cursor", options.cursor ?? new Map(), { batchSize: aCount });
	const documents = encoded(await resultsOf(ns, pipeline, context, options.hint));
	const { id, batch } = await store.cursors.start(ns, documents, pace, { batchSize });
	return cursorReply("firstBatch", ns, id, batch);
};

/** `aggregate: 1` runs on no collection, for pipelines that begin with `$documents`. */
function aggregateNamespace(request: Request, pipeline: readonly Doc[]): string {
	if (typeof request.body.get("aggregate") === "string") return namespace(request);
	if (pipeline[0]?.has("$documents")) return `${request.db}.$cmd.aggregate`;
	throw new MongoError(73, "{aggregate: 1} is not valid for a pipeline that does not begin with $documents");
}

async function resultsOf(
	ns: string,
	pipeline: readonly Doc[],
	context: StageContext,
	hint: Value | undefined,
): Promise<Batches> {
	const last = pipeline.at(-1);
	const output = last && outputStage(stageOf(last), context);
	if (!output) return runPipeline(ns, pipeline, context, hint);
	await output(runPipeline(ns, pipeline.slice(0, -1), context, hint));
	return nothing();
}

async function* nothing(): Batches {}

async function* encoded(batches: Batches): AsyncGenerator<Buffer[]> {
	for await (const batch of batches) yield batch.map(encodeDoc);
}
