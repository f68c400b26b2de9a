import mongoose, { type Model, type Schema } from "mongoose";

/** A model under its name, made once a process (development reloads modules, Mongoose keeps its models). */
export function defineModel<Doc>(name: string, schema: Schema<Doc>): Model<Doc> {
	const known: Model<Doc> | undefined = mongoose.models[name];
	return known ?? mongoose.model<Doc>(name, schema);
}
