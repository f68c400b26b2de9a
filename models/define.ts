import mongoose, { type Model, type Schema } from "mongoose";
import { repeatConflictingWrites } from "./conflicts";
import { watchOperations } from "./watch";

/** A model under its name, made once a process (development reloads modules, Mongoose keeps its models). */
export function defineModel<Doc>(name: string, schema: Schema<Doc>): Model<Doc> {
	const known: Model<Doc> | undefined = mongoose.models[name];
	if (known) return known;
	watchOperations(schema);
	const model = mongoose.model<Doc>(name, schema);
	repeatConflictingWrites(model.collection);
	return model;
}
