import { MongoError } from "../errors.js";
import { type Doc, isDoc, type Value } from "../values/types.js";
import { addFieldsWith, projectWith, replaceWith, unsetWith } from "./shapeStages.js";
import type { Variables } from "./variables.js";

/** Compiles an update that is a pipeline: only the stages that make one document of one. */
export function compileUpdatePipeline(stages: readonly Value[], variables: Variables): (doc: Doc) => Doc {
	const changes = stages.map((stage) => {
		const [entry] = isDoc(stage) && stage.size === 1 ? stage : [];
		if (!entry)
			throw new MongoError(40323, "A pipeline stage specification object must contain exactly one field.");
		return changeOf(entry[0], entry[1], variables);
	});
	return (doc) => {
		const after = changes.reduce((current, change) => change(current), doc);
		const id = doc.get("_id");
		return after.has("_id") || id === undefined ? after : new Map([["_id", id], ...after]);
	};
}

function changeOf(name: string, argument: Value, variables: Variables): (doc: Doc) => Doc {
	switch (name) {
		case "$addFields":
		case "$set":
			return addFieldsWith(argument, variables);
		case "$project":
			return projectWith(argument, variables);
		case "$unset":
			return unsetWith(argument);
		case "$replaceWith":
			return replaceWith(argument, variables);
		case "$replaceRoot":
			return replaceWith(isDoc(argument) ? (argument.get("newRoot") ?? null) : null, variables);
		default:
			throw new MongoError(72, `${name} is not allowed to be used within an update`);
	}
}
