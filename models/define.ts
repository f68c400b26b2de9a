import mongoose, { type Model, type Schema } from "mongoose";
import { repeatConflictingWrites } from "./conflicts";
import { observeOperations } from "./observe";

/** A model under its name, made once a process (development reloads modules, Mongoose keeps its models). */
export function defineModel<Doc>(name: string, schema: Schema<Doc>): Model<Doc> {
	const known: Model<Doc> | undefined = mongoose.models[name];
	if (known) return known;
	observeOperations(schema);
	const model = mongoose.model<Doc>(name, schema);
	repeatConflictingWrites(model.collection);
	return model;
}
