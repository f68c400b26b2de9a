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

function observeQueries<Doc>(schema: Schema<Doc>): void {
	for (const operation of QUERIES) {
		const asked = (query: Query<unknown, unknown>) => (): DatabaseOperationName => ({
			collection: query.model.collection.name,
			operation,
			fields: Object.keys(query.getFilter()),
		});
		schema.pre<Query<unknown, unknown>>([operation], async function () {
			await begin(this);
			const comment = holder.sabzDatabaseObserver?.comment();
			if (comment) this.setOptions({ comment });
		});
		schema.post<Query<unknown, unknown>>([operation], function () {
			end(this, asked(this), false);
		});
		schema.post<Query<unknown, unknown>>(
			[operation],
			{ errorHandler: true },
			function (error: Error, _result: unknown, next: Next) {
				end(this, asked(this), isFailure(error));
				next(error);
			},
		);
	}
}

function observeAggregates<Doc>(schema: Schema<Doc>): void {
	schema.pre<Aggregate<unknown>>("aggregate", async function () {
		await begin(this);
		const comment = holder.sabzDatabaseObserver?.comment();
		if (comment) this.option({ comment });
	});
	schema.post<Aggregate<unknown>>("aggregate", function () {
		const asked = () => ({
			collection: this.model().collection.name,
			operation: "aggregate",
			fields: this.pipeline().flatMap((stage) => Object.keys(stage)),
		});
		end(this, asked, false);
	});
}

function observeSaves<Doc>(schema: Schema<Doc>): void {
	const asked = (document: HydratedDocument<unknown>) => (): DatabaseOperationName => ({
		collection: document.collection.name,
		operation: "save",
		fields: [],
	});
	schema.pre<HydratedDocument<unknown>>("save", async function () {
		await begin(this);
	});
	schema.post<HydratedDocument<unknown>>("save", function () {
		end(this, asked(this), false);
	});
	schema.post<HydratedDocument<unknown>>(
		"save",
		{ errorHandler: true },
		function (error: Error, _result: unknown, next: Next) {
			end(this, asked(this), isFailure(error));
			next(error);
		},
	);
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
	observeQueries(schema);
	observeAggregates(schema);
	observeSaves(schema);
}
