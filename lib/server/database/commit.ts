import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { ClientSession, Model, QueryFilter, UpdateQuery } from "mongoose";
import mongoose from "mongoose";
import { watched } from "@/models/observe";
import { Migration } from "@/models/operations";
import { clock } from "../platform/clock";
import { ShopError } from "../platform/errors";
import { connectDatabase } from "./connect";
import { UnusableDatabase } from "./errors";

/**
 * One write of a commit: of one document, under a filter that makes it safe. `refuse` says why it could not be done;
 * where nothing is said, what it was decided by is no longer true.
 */
export type Write = {
	/** Whether the document was there as the filter asks. */
	run: (session: ClientSession) => Promise<boolean>;
	refuse?: () => Error | null | Promise<Error | null>;
	/** Which document it is, where others may want it in the same moment. */
	document?: string;
	/** Called once the commit is made. */
	done?: () => void;
};

const CHANGED_MEANWHILE = "This has just been changed by somebody else. Please look again.";

/** What a commit rests on has changed since it was decided: see `decided`. */
class Outdated extends Error {}

/**
 * Documents that are made, as they are: they are typed whole, and Mongoose's casting of them would cost as much as the
 * write.
 */
export function insertion<Doc extends object>(model: Model<Doc>, ...documents: readonly Doc[]): Write {
	const { collection } = model;
	const asked = { collection: collection.name, operation: "insertMany", fields: [] };
	return {
		run: async (session) => {
			const copies = documents.map((document) => ({ ...document }));
			await watched(asked, (comment) =>
				collection.insertMany(copies, { session, comment, ignoreUndefined: true }),
			);
			return true;
		},
	};
}

const nameOf = <Doc>(model: Model<Doc>, where: QueryFilter<Doc>) =>
	where._id === undefined ? undefined : `${model.modelName} ${String(where._id)}`;

/** A change of the one document that is as the filter asks. */
export function change<Doc>(
	model: Model<Doc>,
	where: QueryFilter<Doc>,
	update: UpdateQuery<Doc>,
	refuse?: Write["refuse"],
): Write {
	return {
		run: async (session) => (await model.updateOne(where, update, { session })).matchedCount === 1,
		refuse,
		document: nameOf(model, where),
	};
}

/** A change of a document that may be another one by now, or gone: then there is nothing to change. */
export function changeIfThere<Doc>(
	model: Model<Doc>,
	where: QueryFilter<Doc>,
	update: UpdateQuery<Doc>,
): Write {
	return {
		run: async (session) => (await model.updateOne(where, update, { session })) !== null,
		document: nameOf(model, where),
	};
}

/** A change of all documents that are as the filter asks. */
export function changeOfAll<Doc>(
	model: Model<Doc>,
	where: QueryFilter<Doc>,
	update: UpdateQuery<Doc>,
	how: { overwriteImmutable?: true; arrayFilters?: { [field: string]: unknown }[] } = {},
): Write {
	return {
		run: async (session) => (await model.updateMany(where, update, { ...how, session })) !== null,
	};
}

/** A change of a document, made where it was not there. */
export function upsertion<Doc>(model: Model<Doc>, where: QueryFilter<Doc>, update: UpdateQuery<Doc>): Write {
	return {
		run: async (session) => (await model.updateOne(where, update, { upsert: true, session })) !== null,
		document: nameOf(model, where),
	};
}

/** A document that is there afterwards, made of these fields where it was not. */
export function presence<Doc>(model: Model<Doc>, where: QueryFilter<Doc>, fields: Partial<Doc>): Write {
	return upsertion(model, where, { $setOnInsert: fields });
}

/** A document that has these fields afterwards, made where it was not. */
export function putting<Doc>(model: Model<Doc>, where: QueryFilter<Doc>, fields: UpdateQuery<Doc>): Write {
	return upsertion(model, where, { $set: fields });
}

/** The end of the one document that is as the filter asks. */
export function removal<Doc>(model: Model<Doc>, where: QueryFilter<Doc>, refuse?: Write["refuse"]): Write {
	return {
		refuse,
		run: async (session) => (await model.deleteOne(where, { session })).deletedCount === 1,
		document: nameOf(model, where),
	};
}

/** The same of one that may be gone already. */
export function removalIfThere<Doc>(model: Model<Doc>, where: QueryFilter<Doc>): Write {
	return {
		...removal(model, where),
		run: async (session) => (await model.deleteOne(where, { session })) !== null,
	};
}

/** The end of all documents that are as the filter asks. */
export function removalOfAll<Doc>(model: Model<Doc>, where: QueryFilter<Doc>): Write {
	return { run: async (session) => (await model.deleteMany(where, { session })).acknowledged };
}

const TRANSACTION = {
	readConcern: { level: "snapshot" },
	writeConcern: { w: "majority", journal: true, wtimeoutMS: 10_000 },
} as const;

/** Whoever waits for a commit is told to come back after so many tries, or milliseconds. */
const [TRIES, PATIENCE_MS] = [30, 3_000];
/** How often a commit is asked for whose answer was lost, and how often something is decided anew. */
const [COMMITS, DECISIONS] = [3, 20];
/** Before the second try at most, twice as long before each further one, and never longer; milliseconds. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [2, 64];

const { MongoError, MongoErrorLabel, MongoNetworkError, MongoServerError } = mongoose.mongo;

const has = (error: unknown, label: string) => error instanceof MongoError && error.hasErrorLabel(label);

/** True where the answer to a commit was lost; the embedded store is no replica set, and so the driver labels nothing. */
const isUnknown = (error: unknown) =>
	has(error, MongoErrorLabel.UnknownTransactionCommitResult) || error instanceof MongoNetworkError;

/** Commits until it is known that it was done: the database remembers how a transaction ended. */
async function finish(session: ClientSession): Promise<void> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await session.commitTransaction();
		} catch (error) {
			if (tries === COMMITS || !isUnknown(error)) throw error;
		}
	}
}

/** One try. Gives the write that could not be done, as a whole nothing was; null when all of it was. */
async function attempt(writes: readonly Write[]): Promise<Write | null> {
	const session = await mongoose.startSession();
	try {
		session.startTransaction(TRANSACTION);
		for (const write of writes) {
			if (!(await write.run(session))) return write;
		}
		await finish(session);
		return null;
	} finally {
		if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
		await session.endSession();
	}
}

/** The end of the last commit of this process that wants a document, by the document. */
const lanes = new Map<string, Promise<unknown>>();

/**
 * Commits that want the same document go one after the other: of two at once the database undoes one. Whoever wants
 * several waits for them in one order, so that nobody waits for whom they hold up.
 */
export async function inTurn<Result>(
	documents: readonly string[],
	work: () => Promise<Result>,
): Promise<Result> {
	const [document, ...others] = documents;
	if (document === undefined) return work();
	const turn = (lanes.get(document) ?? Promise.resolve()).then(() => inTurn(others, work));
	const ended = turn
		.catch(() => undefined)
		.finally(() => {
			if (lanes.get(document) === ended) lanes.delete(document);
		});
	lanes.set(document, ended);
	return turn;
}

/**
 * All of these writes or none, in one transaction, the document that most want first. Nothing is read in it and no
 * code of ours runs: a law rests on the filters. Throws what the write says that could not be done, and the database's own
 * error where it cannot get past others for 3 seconds (docs/decisions/0119-one-commit.md).
 */
export async function commit(writes: readonly Write[]): Promise<void> {
	if (writes.length === 0) return;
	await connectDatabase();
	const wanted = writes.flatMap(({ document }) => document ?? []);
	await inTurn([...new Set(wanted)].toSorted(), () => tryToCommit(writes));
	for (const { done } of writes) done?.();
}

async function tryToCommit(writes: readonly Write[]): Promise<void> {
	const began = performance.now();
	for (let tries = 1; ; tries += 1) {
		try {
			const refused = await attempt(writes);
			if (refused) throw (await refused.refuse?.()) ?? new Outdated();
			return;
		} catch (error) {
			const isOver = tries === TRIES || performance.now() - began > PATIENCE_MS;
			if (isOver || !has(error, MongoErrorLabel.TransientTransactionError)) throw error;
			// By chance, so that two that met do not meet again.
			await pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS));
		}
	}
}

/**
 * Decides and commits, anew where what was decided by was no longer true. Gives what was decided. Throws ShopError
 * `conflict` where others were faster each time.
 */
export async function decided<Plan extends { writes: readonly Write[] }>(
	decide: () => Promise<Plan>,
): Promise<Plan> {
	for (let tries = 1; ; tries += 1) {
		const plan = await decide();
		try {
			await commit(plan.writes);
			return plan;
		} catch (error) {
			if (!(error instanceof Outdated)) throw error;
			if (tries === DECISIONS) throw new ShopError("conflict", CHANGED_MEANWHILE);
		}
	}
}

/** What a database says that has no transactions: MongoDB alone, and others that speak its protocol. */
const NONE_CODES: ReadonlySet<unknown> = new Set([
	20, // IllegalOperation
	59, // CommandNotFound
	115, // CommandNotSupported
	263, // OperationNotSupportedInTransaction
	40_415, // an unknown field
]);

/** Tries a transaction that changes nothing. Throws UnusableDatabase where the database has none. */
export async function checkTransactions(): Promise<void> {
	try {
		await attempt([change(Migration, { _id: "none" }, { $set: { at: clock.now() } })]);
	} catch (error) {
		if (!(error instanceof MongoServerError) || !NONE_CODES.has(error.code)) throw error;
		throw new UnusableDatabase(
			"The database of MONGODB_URI has no transactions: start MongoDB with --replSet and call rs.initiate() once.",
		);
	}
}
