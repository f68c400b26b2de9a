import { setTimeout as pause } from "node:timers/promises";
import type { Collection, Model, Schema } from "mongoose";
import mongoose from "mongoose";
import { observeOperations } from "./observe";

/**
 * What a server answers that could not do a write because of another one in the same moment: LockTimeout and
 * WriteConflict. MongoDB repeats such a write by itself; others that speak its protocol leave it to the client.
 */
export const CONFLICT_CODES: readonly unknown[] = [24, 112];

const TRIES = 5;
/** Before the second try at most, and twice as long before each further one; milliseconds. */
const FIRST_PAUSE_MS = 20;

function isConflict(error: unknown): boolean {
	return error instanceof Error && "code" in error && CONFLICT_CODES.includes(error.code);
}

/** Does a write that changes nothing when it conflicts with another, up to five times; then throws the conflict. */
export async function pastConflicts<Result>(write: () => Promise<Result>): Promise<Result> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await write();
		} catch (error) {
			if (tries === TRIES || !isConflict(error)) throw error;
			// By chance, so that two that met do not meet again.
			await pause(Math.random() * FIRST_PAUSE_MS * 2 ** (tries - 1));
		}
	}
}

/** Writes that the database does as a whole or not at all, and those that may be done twice. */
const WRITES = [
	"insertOne",
	"updateOne",
	"replaceOne",
	"deleteOne",
	"deleteMany",
	"findOneAndUpdate",
	"findOneAndDelete",
] as const;

/** A transaction that met another is over: whoever began it begins again. */
function isInTransaction(given: readonly unknown[]): boolean {
	const options = given.at(-1);
	return typeof options === "object" && options !== null && "session" in options && options.session != null;
}

/**
 * Has each of these writes to a model's collection repeated while it conflicts with another one. Beneath the models,
 * where their queries, their documents and what goes past Mongoose all come by.
 */
function repeatConflictingWrites(collection: Collection): void {
	for (const name of WRITES) {
		const write: unknown = collection[name];
		if (typeof write !== "function") throw new Error(`a collection has no ${name}`);
		const repeated = async (...given: unknown[]) => {
			const once = async () => Reflect.apply(write, collection, given);
			return isInTransaction(given) ? once() : pastConflicts(once);
		};
		Object.defineProperty(collection, name, { value: repeated });
	}
}

/** A model under its name, made once a process (development reloads modules, Mongoose keeps its models). */
export function defineModel<Doc>(name: string, schema: Schema<Doc>): Model<Doc> {
	const known: Model<Doc> | undefined = mongoose.models[name];
	if (known) return known;
	observeOperations(schema);
	const model = mongoose.model<Doc>(name, schema);
	repeatConflictingWrites(model.collection);
	return model;
}
