import { type Collection, type Document, MongoServerError } from "mongodb";
import { describe, expect, test } from "vitest";
import { freshName, useServer } from "../support.js";

/** What most cases are about: numbers as `_id`, and whatever fields. */
export interface Thing extends Document {
	_id: number;
}

/** What cases about the `_id` itself are about. */
export interface AnyThing extends Document {
	_id: unknown;
}

/** Small documents by their `_id`: what each has as `x`. */
export const items = (x: Record<number, unknown>): Thing[] =>
	Object.entries(x).map(([id, value]) => ({ _id: Number(id), x: value }));

/** Two and three of them, as most cases begin. */
export const TWO = items({ 1: 11, 2: 22 });
export const THREE = items({ 1: 11, 2: 22, 3: 33 });

/** One fact of MongoDB's CRUD specification: what is there, what is done, what comes of it. */
export interface CrudCase<Kind extends Document> {
	readonly name: string;
	/** Two small ones, unless it is said. */
	readonly documents?: readonly Document[];
	readonly run: (collection: Collection<Kind>) => Promise<unknown>;
	/** What the operation gives; part of it is enough. */
	readonly result?: unknown;
	/** The code of the error that it ends with instead. */
	readonly error?: number;
	/** What the collection holds afterwards, by `_id`; the documents as they were, unless it is said. */
	readonly after?: readonly Document[];
}

/** Runs each case against the server, with the driver, in a collection of its own. */
export function crudTests<Kind extends Document = Thing>(
	title: string,
	cases: readonly CrudCase<Kind>[],
): void {
	const server = useServer();
	describe(title, () => {
		test.each(cases)("$name", async ({ documents = TWO, run, result, error, after = documents }) => {
			const name = freshName();
			const collection = server.db.collection<Kind>(name);
			const plain = server.db.collection<Document>(name);
			if (documents.length > 0) await plain.insertMany(documents.map((each) => ({ ...each })));
			const outcome = await run(collection).then(
				(value) => ({ value, code: undefined }),
				(reason: unknown) => {
					if (!(reason instanceof MongoServerError)) throw reason;
					return { value: undefined, code: reason.code };
				},
			);
			expect(outcome.code).toBe(error);
			if (result !== undefined) expect(outcome).toMatchObject({ value: result });
			expect(await plain.find().sort({ _id: 1 }).toArray()).toEqual(after);
		});
	});
}
