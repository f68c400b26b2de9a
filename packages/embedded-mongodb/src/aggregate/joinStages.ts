import { failedToParse, MongoError } from "../errors.js";
import { encodeKey } from "../values/key.js";
import { getField, splitPath } from "../values/path.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { compileExpression } from "./expression.js";
import { compilePipeline, runPipeline } from "./pipeline.js";
import { type Batches, type CompileStage, collect, inBatches, type StageContext } from "./stage.js";
import { checkVariableName } from "./variables.js";

function optionsOf(stage: string, argument: Value, known: readonly string[]): Doc {
	if (!isDoc(argument)) throw failedToParse(`the ${stage} specification must be an object`);
	const unknown = [...argument.keys()].find((name) => !known.includes(name));
	if (unknown !== undefined) throw failedToParse(`unknown argument to ${stage}: ${unknown}`);
	return argument;
}

function text(stage: string, spec: Doc, name: string): string {
	const value = spec.get(name);
	if (typeof value === "string") return value;
	throw failedToParse(`${stage} argument '${name}' must be a string`);
}

function stages(spec: Doc): Doc[] {
	const pipeline = spec.get("pipeline") ?? [];
	if (Array.isArray(pipeline) && pipeline.every(isDoc)) return pipeline;
	throw new MongoError(14, "'pipeline' must be an array of objects");
}

/** `$lookup`, by fields, by a pipeline, or both. Each distinct local value is looked up once a batch. */
export const lookup: CompileStage = (argument, context) => {
	const spec = optionsOf("$lookup", argument, [
		"from",
		"localField",
		"foreignField",
		"as",
		"let",
		"pipeline",
	]);
	const from = text("$lookup", spec, "from");
	const as = text("$lookup", spec, "as");
	const byField = spec.has("localField") || spec.has("foreignField");
	if (!byField && !spec.has("pipeline"))
		throw failedToParse(
			"$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
		);
	const local = byField ? splitPath(text("$lookup", spec, "localField")) : undefined;
	const foreign = byField ? text("$lookup", spec, "foreignField") : undefined;
	const pipeline = stages(spec);
	const bindings = spec.get("let");
	const variables = isDoc(bindings)
		? [...bindings].map(
				([name, value]) => [checkVariableName(name), compileExpression(value, context.variables)] as const,
			)
		: [];
	const joined = async (doc: Doc): Promise<Doc[]> => {
		const bound = new Map(context.variables);
		for (const [name, expression] of variables) bound.set(name, { value: expression(doc) });
		const filter = local && foreign ? foreignFilter(getField(doc, local), foreign) : new Map();
		return foreignDocs(from, filter, pipeline, { ...context, variables: bound });
	};
	compilePipeline(pipeline, withPlaceholders(context, variables));
	const simple = variables.length === 0 && local !== undefined;
	return async function* (input: Batches) {
		for await (const batch of input) {
			const known = new Map<string, Doc[]>();
			const out: Doc[] = [];
			for (const doc of batch) {
				const key = simple ? encodeKey(getField(doc, local)).toString("latin1") : undefined;
				const found = (key !== undefined && known.get(key)) || (await joined(doc));
				if (key !== undefined) known.set(key, found);
				out.push(new Map([...doc]).set(as, found));
			}
			yield out;
		}
	};
};

/** The variables of `let` as they will be known by name, for checking the pipeline before any document is there. */
const withPlaceholders = (
	context: StageContext,
	variables: readonly (readonly [string, unknown])[],
): StageContext => ({
	...context,
	variables: new Map([...context.variables, ...variables.map(([name]) => [name, { value: null }] as const)]),
});

/** Which documents of the other collection belong to a local value: any of its elements when it is an array. */
function foreignFilter(value: Value | undefined, field: string): Doc {
	if (Array.isArray(value)) return new Map([[field, new Map([["$in", value]])]]);
	return new Map([[field, new Map([["$eq", value ?? null]])]]);
}

async function foreignDocs(
	from: string,
	filter: Doc,
	pipeline: Doc[],
	context: StageContext,
): Promise<Doc[]> {
	const first: Doc[] = filter.size > 0 ? [new Map([["$match", filter]])] : [];
	return collect(runPipeline(`${context.db}.${from}`, [...first, ...pipeline], context));
}

/** `$unionWith`: the documents of another collection after those that came. */
export const unionWith: CompileStage = (argument, context) => {
	const spec: Doc =
		typeof argument === "string"
			? new Map([["coll", argument]])
			: optionsOf("$unionWith", argument, ["coll", "pipeline"]);
	const ns = `${context.db}.${text("$unionWith", spec, "coll")}`;
	const pipeline = stages(spec);
	compilePipeline(pipeline, context);
	return async function* (input) {
		yield* input;
		yield* runPipeline(ns, pipeline, context);
	};
};

/** `$facet`: several pipelines over the same documents. */
export const facet: CompileStage = (argument, context) => {
	if (!isDoc(argument) || argument.size === 0)
		throw new MongoError(40169, "the $facet specification must be a non-empty object");
	const facets = [...argument].map(([name, pipeline]) => {
		if (!Array.isArray(pipeline) || !pipeline.every(isDoc))
			throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`);
		return [name, compilePipeline(pipeline, context)] as const;
	});
	return async function* (input) {
		const docs = await collect(input);
		const out: Doc = new Map();
		for (const [name, run] of facets) out.set(name, await collect(run(inBatches(docs))));
		yield [out];
	};
};
