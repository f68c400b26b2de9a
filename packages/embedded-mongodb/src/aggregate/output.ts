import { ObjectId } from "bson";
import { failedToParse, MongoError } from "../errors.js";
import { type CollectionInfo, emptyCollection } from "../storage/catalog.js";
import type { Update } from "../update/update.js";
import { encodeDoc } from "../values/encode.js";
import { getExact } from "../values/path.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { updateFirst } from "../write/single.js";
import type { Batches, StageContext } from "./stage.js";
import { compileUpdatePipeline } from "./updatePipeline.js";

/** Takes all results of a pipeline and keeps them in a collection. */
type Output = (input: Batches) => Promise<void>;

/** The last stage of a pipeline when it is `$out` or `$merge`. */
export function outputStage([name, argument]: [string, Value], context: StageContext): Output | undefined {
	if (name === "$out") return (input) => writeOut(input, targetOf(argument, "coll", context), context);
	return name === "$merge" ? merge(argument, context) : undefined;
}

function targetOf(argument: Value, field: string, { db }: StageContext): string {
	if (typeof argument === "string") return `${db}.${argument}`;
	const name = isDoc(argument) ? argument.get(field) : undefined;
	const other = isDoc(argument) ? (argument.get("db") ?? db) : db;
	if (typeof name !== "string" || typeof other !== "string")
		throw failedToParse("the target of $out and $merge has to be the name of a collection");
	return `${other}.${name}`;
}

/** Puts the results into a new collection with the target's indexes, which then takes the target's place. */
async function writeOut(input: Batches, ns: string, { store }: StageContext): Promise<void> {
	const temporary = `${ns}.tmp.${new ObjectId().toHexString()}`;
	await store.env.write(() => prepareLike(store.catalog.get(ns)));
	for await (const batch of input) {
		await store.env.write(() => {
			for (const doc of batch) {
				const whole = withId(doc);
				store.documents.insert(temporary, whole, encodeDoc(whole));
			}
		});
	}
	await store.env.write(() => {
		const target = store.catalog.get(ns) ?? emptyCollection(ns);
		if (target.id !== 0) store.catalog.drop(target);
		store.catalog.rename(store.catalog.ensure(temporary), target.db, target.name);
	});
	store.garbage.start();

	function prepareLike(target: CollectionInfo | undefined): void {
		const fresh = store.catalog.ensure(temporary);
		const indexes = (target?.indexes ?? [])
			.slice(1)
			.map((index) => ({ ...index, id: store.catalog.nextId() }));
		store.catalog.put({ ...fresh, indexes: [...fresh.indexes, ...indexes] });
	}
}

const withId = (doc: Doc): Doc =>
	doc.has("_id") ? doc : new Map<string, Value>([["_id", new ObjectId()], ...doc]);

const MATCHED = ["replace", "keepExisting", "merge", "fail"];
const NOT_MATCHED = ["insert", "discard", "fail"];

/** `$merge`: each result updates the document that has the same `on` fields, or is inserted. */
function merge(argument: Value, context: StageContext): Output {
	const spec: Doc = isDoc(argument) ? argument : new Map([["into", argument]]);
	const unknown = [...spec.keys()].find(
		(name) => !["into", "on", "let", "whenMatched", "whenNotMatched"].includes(name),
	);
	if (unknown !== undefined)
		throw new MongoError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
	const into = targetOf(spec.get("into") ?? null, "coll", context);
	const on = fieldNames(spec.get("on") ?? "_id");
	const matched = spec.get("whenMatched") ?? "merge";
	const notMatched = spec.get("whenNotMatched") ?? "insert";
	if (!Array.isArray(matched) && !MATCHED.includes(String(matched)))
		throw new MongoError(
			2,
			`Enumeration value '${String(matched)}' for field 'whenMatched' is not a valid value.`,
		);
	if (!NOT_MATCHED.includes(String(notMatched)))
		throw new MongoError(
			2,
			`Enumeration value '${String(notMatched)}' for field 'whenNotMatched' is not a valid value.`,
		);
	const { store } = context;
	return async (input) => {
		assertUniqueOn(store.collection(into), on);
		for await (const batch of input) {
			await store.env.write(() => {
				for (const doc of batch) mergeOne(withId(doc));
			});
		}
	};

	function mergeOne(doc: Doc): void {
		const filter: Doc = new Map(on.map((path) => [path, new Map([["$eq", getExact(doc, path) ?? null]])]));
		const { before } = updateFirst(store, into, { filter }, whenMatched(doc, on, matched, context), false);
		if (before || notMatched === "discard") return;
		if (notMatched === "fail")
			throw new MongoError(
				13113,
				"$merge could not find a matching document in the target collection for at least one document in the source collection",
			);
		store.documents.insert(into, doc, encodeDoc(doc));
	}
}

function fieldNames(on: Value): string[] {
	const names = Array.isArray(on) ? on : [on];
	return names.map((name) => {
		if (typeof name === "string" && name !== "") return name;
		throw failedToParse("$merge 'on' has to name fields");
	});
}

/** What becomes of a document that a result found. */
function whenMatched(doc: Doc, on: readonly string[], mode: Value, { variables }: StageContext): Update {
	if (Array.isArray(mode)) {
		const change = compileUpdatePipeline(mode, new Map([...variables, ["new", { value: doc }]]));
		return { isReplacement: false, apply: change, insert: () => doc };
	}
	const apply = (existing: Doc): Doc => {
		if (mode === "fail")
			throw new MongoError(11000, "$merge with whenMatched: fail found an existing document");
		if (mode === "keepExisting") return existing;
		const id: [string, Value] = ["_id", existing.get("_id") ?? null];
		const fields = on.includes("_id") ? doc : new Map([...doc].filter(([name]) => name !== "_id"));
		return mode === "replace" ? new Map([id, ...fields]) : new Map([...existing, ...fields]);
	};
	return { isReplacement: false, apply, insert: () => doc };
}

function assertUniqueOn(collection: CollectionInfo, on: readonly string[]): void {
	const fits = collection.indexes.some(
		({ unique, ready, fields }) =>
			unique && ready && fields.length === on.length && fields.every(({ path }) => on.includes(path)),
	);
	if (!fits) throw new MongoError(51190, "Cannot find index to verify that join fields will be unique");
}
