import type { Aggregate, HydratedDocument, Query, Schema } from "mongoose";

/** One thing that was asked of the database. `fields` names what it was asked by, never the values. */
export type DatabaseOperation = {
	collection: string;
	operation: string;
	fields: string[];
	/** Milliseconds, waiting for a connection included. */
	ms: number;
	failed: boolean;
};

/** What the server wants to know and to add; the models know nothing of connections, requests, logs or metrics. */
export type DatabaseObserver = {
	/** Connects before an operation, where nothing has yet. */
	ready(): Promise<unknown>;
	/** The comment that goes to the database with an operation. */
	comment(): string | undefined;
	done(operation: DatabaseOperation): void;
};

const holder = globalThis as typeof globalThis & { sabzDatabaseObserver?: DatabaseObserver };

/** Tells every model who watches; called once, before the first operation. */
export function observeDatabase(watcher: DatabaseObserver): void {
	holder.sabzDatabaseObserver = watcher;
}

const QUERIES = [
	"find",
	"findOne",
	"findOneAndUpdate",
	"findOneAndDelete",
	"updateOne",
	"updateMany",
	"deleteOne",
	"deleteMany",
	"countDocuments",
	"distinct",
] as const;

type DatabaseOperationName = Pick<DatabaseOperation, "collection" | "operation" | "fields">;

const began = new WeakMap<object, number>();

/** Waits for the connection; what is asked then is measured. */
async function begin(subject: object): Promise<void> {
	await holder.sabzDatabaseObserver?.ready();
	if (holder.sabzDatabaseObserver) began.set(subject, performance.now());
}

/** Notes the end once; a cursor comes here with every document. */
function end(subject: object, asked: () => DatabaseOperationName, failed: boolean): void {
	const since = began.get(subject);
	if (since === undefined) return;
	began.delete(subject);
	holder.sabzDatabaseObserver?.done({ ...asked(), ms: performance.now() - since, failed });
}

/** A refused duplicate is how the shop does things only once; it is no failure of the database. */
const isFailure = (error: Error) => !("code" in error && error.code === 11000);

type Next = (error: Error) => void;

/** What comes before and after an operation of one kind; `tag` gives it the watcher's comment. */
function hooksOf<Subject extends object>(
	asked: (subject: Subject) => DatabaseOperationName,
	tag: (subject: Subject, comment: string) => void = () => {},
) {
	return {
		async before(this: Subject) {
			await begin(this);
			const comment = holder.sabzDatabaseObserver?.comment();
			if (comment) tag(this, comment);
		},
		after(this: Subject) {
			end(this, () => asked(this), false);
		},
		failed(this: Subject, error: Error, _result: unknown, next: Next) {
			end(this, () => asked(this), isFailure(error));
			next(error);
		},
	};
}

/** Does and measures what goes to the database without Mongoose's own machinery; the work gets the watcher's comment. */
export async function watched<Result>(
	asked: DatabaseOperationName,
	work: (comment: string | undefined) => Promise<Result>,
): Promise<Result> {
	const { sabzDatabaseObserver: watcher } = holder;
	const since = performance.now();
	const tell = (failed: boolean) => watcher?.done({ ...asked, ms: performance.now() - since, failed });
	try {
		const result = await work(watcher?.comment());
		tell(false);
		return result;
	} catch (error) {
		tell(!(error instanceof Error) || isFailure(error));
		throw error;
	}
}

/**
 * Connects before each operation of a model, measures it, and sends the watcher's comment along, so that the
 * database's own slow log names the request. Mongoose's save takes no comment; it is only measured.
 */
export function observeOperations<Doc>(schema: Schema<Doc>): void {
	const failing = { errorHandler: true } as const;
	for (const operation of QUERIES) {
		const { before, after, failed } = hooksOf<Query<unknown, unknown>>(
			(query) => ({
				collection: query.model.collection.name,
				operation,
				fields: Object.keys(query.getFilter()),
			}),
			(query, comment) => query.setOptions({ comment }),
		);
		schema.pre([operation], before).post([operation], after).post([operation], failing, failed);
	}
	const aggregate = hooksOf<Aggregate<unknown>>(
		(aggregation) => ({
			collection: aggregation.model().collection.name,
			operation: "aggregate",
			fields: aggregation.pipeline().flatMap((stage) => Object.keys(stage)),
		}),
		(aggregation, comment) => aggregation.option({ comment }),
	);
	schema
		.pre("aggregate", aggregate.before)
		.post("aggregate", aggregate.after)
		.post("aggregate", failing, aggregate.failed);
	const save = hooksOf<HydratedDocument<unknown>>(({ collection: { name } }) => ({
		collection: name,
		operation: "save",
		fields: [],
	}));
	schema.pre("save", save.before).post("save", save.after).post("save", failing, save.failed);
}
