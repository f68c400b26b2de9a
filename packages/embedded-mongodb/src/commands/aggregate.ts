import { runPipeline } from "../aggregate/pipeline.js";
import type { Batches, StageContext } from "../aggregate/stage.js";
import { failedToParse } from "../errors.js";
import { encodeDoc } from "../values/encode.js";
import { type Command, namespace, variablesOf } from "./command.js";
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
	const { store, scope, body, pace } = request;
	const options = readOptions("aggregate", body, AGGREGATE);
	if (options.explain) throw failedToParse("use the explain command to explain an aggregation");
	const pipeline = required(options.pipeline, "aggregate.pipeline");
	const ns = namespace(request);
	const context: StageContext = { scope, pace, variables: variablesOf(options.let) };
	const { batchSize } = readOptions("cursor", options.cursor ?? new Map(), { batchSize: aCount });
	const documents = encoded(runPipeline(ns, pipeline, context, options.hint));
	const { id, batch } = await store.cursors.start(scope, ns, documents, pace, { batchSize });
	return cursorReply("firstBatch", ns, id, batch);
};

async function* encoded(batches: Batches): AsyncGenerator<Buffer[]> {
	for await (const batch of batches) yield batch.map(encodeDoc);
}
