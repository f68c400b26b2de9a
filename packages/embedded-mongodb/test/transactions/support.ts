import { type ClientSession, type Collection, type Document, MongoServerError } from "mongodb";
import { errorOf, freshName, useServer } from "../support.js";

export interface Item extends Document {
	_id: number;
	value?: number;
}

/** A server, and sessions that are in transactions. */
export function useTransactions() {
	const server = useServer();
	return {
		server,
		/** A collection with these documents. */
		async filled(...documents: Item[]): Promise<Collection<Item>> {
			const items = server.db.collection<Item>(freshName());
			if (documents.length > 0) await items.insertMany(documents.map((each) => ({ ...each })));
			return items;
		},
		/** A session whose transaction begins with its first command. */
		begin(): ClientSession {
			const session = server.client.startSession();
			session.startTransaction();
			return session;
		},
	};
}

/** The code of the error that a promise ends with, and whether the transaction may be run once more. */
export async function refusal(promise: Promise<unknown>): Promise<[code: unknown, isTransient: boolean]> {
	const error = await errorOf(promise);
	return [error.code, error.hasErrorLabel("TransientTransactionError")];
}

/** What a write meets where another transaction has written. */
export const CONFLICT = [112, true];

/** True once the promise is settled; a moment is given to it. */
export async function isSettled(promise: Promise<unknown>, ms = 150): Promise<boolean> {
	const pending = Symbol();
	const moment = new Promise((resolve) => setTimeout(() => resolve(pending), ms));
	return (await Promise.race([promise.catch(() => undefined), moment])) !== pending;
}

/** Runs a transaction again until it is through; only what may be run once more is. */
export async function retried(session: ClientSession, work: () => Promise<void>): Promise<number> {
	for (let tries = 1; ; tries++) {
		session.startTransaction();
		try {
			await work();
			await session.commitTransaction();
			return tries;
		} catch (error) {
			if (session.inTransaction()) await session.abortTransaction();
			if (!(error instanceof MongoServerError && error.hasErrorLabel("TransientTransactionError")))
				throw error;
			await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(64, 2 ** tries)));
		}
	}
}
