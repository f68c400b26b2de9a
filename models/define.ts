import type { Model, Schema } from "mongoose";
import mongoose from "mongoose";
import { observeOperations } from "./observe";

/** A model under its name, made once a process (development reloads modules, Mongoose keeps its models). */
export function defineModel<Doc>(name: string, schema: Schema<Doc>): Model<Doc> {
	const known: Model<Doc> | undefined = mongoose.models[name];
	if (known) return known;
	observeOperations(schema);
	return mongoose.model<Doc>(name, schema);
}
