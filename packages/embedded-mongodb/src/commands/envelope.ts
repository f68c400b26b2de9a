import { Binary, Long } from "bson";
import { badValue, MongoError, typeMismatch } from "../errors.js";
import { toNumber } from "../values/numbers.js";
import { type Doc, isDoc, isNumber, type Value } from "../values/types.js";

/** Which transaction a command belongs to. */
export interface TransactionFields {
	/** The id of the session: 16 bytes. */
	readonly session: Buffer;
	readonly number: bigint;
	/** It is the transaction's first command. */
	readonly isStart: boolean;
}

/**
 * Reads what any command can carry: its transaction, if it is in one, read and write concerns.
 * @throws MongoError for what does not go together, and for retryable writes
 */
export function readEnvelope(name: string, body: Doc): TransactionFields | undefined {
	const transaction = readTransaction(body);
	const read = body.get("readConcern");
	if (isDoc(read)) checkReadConcern(read, transaction);
	const write = body.get("writeConcern");
	if (!isDoc(write)) return transaction;
	checkWriteConcern(write.get("w") ?? null);
	if (!transaction || isEnd(name)) return transaction;
	throw new MongoError(72, "writeConcern is not allowed within a multi-statement transaction");
}

/** Whether a command is one of the two that end a transaction. */
export const isEnd = (name: string): boolean => name === "commitTransaction" || name === "abortTransaction";

function readTransaction(body: Doc): TransactionFields | undefined {
	const number = body.get("txnNumber");
	const autocommit = body.get("autocommit");
	const start = body.get("startTransaction");
	if (number === undefined && autocommit === undefined && start === undefined) return undefined;
	if (!(number instanceof Long)) throw typeMismatch("A transaction needs a 'txnNumber' of type long");
	const session = readSession(body.get("lsid"));
	if (!session) throw new MongoError(72, "Transaction number requires a session ID to also be specified");
	if (autocommit === undefined) {
		if (start !== undefined) throw new MongoError(72, "'startTransaction' field requires 'autocommit' field");
		throw new MongoError(20, "Transaction numbers are only allowed on a replica set member or mongos");
	}
	if (autocommit !== false) throw new MongoError(72, "Specifying autocommit=true is not allowed.");
	if (start !== undefined && start !== true) {
		throw new MongoError(72, "Specifying startTransaction=false is not allowed.");
	}
	return { session, number: number.toBigInt(), isStart: start === true };
}

/** The id in a document that names a session. */
export function readSession(session: Value | undefined): Buffer | undefined {
	const id = isDoc(session) ? session.get("id") : undefined;
	return id instanceof Binary && id.position === 16 ? Buffer.from(id.buffer.subarray(0, 16)) : undefined;
}

function checkReadConcern(read: Doc, transaction: TransactionFields | undefined): void {
	const level = String(read.get("level") ?? "local");
	if (transaction && !transaction.isStart) {
		throw new MongoError(72, "Only the first command in a transaction may specify a readConcern");
	}
	if ((transaction ? ["local", "majority", "snapshot"] : ["local", "available", "majority"]).includes(level))
		return;
	throw new MongoError(
		72,
		transaction
			? `readConcern level '${level}' is not allowed in a transaction`
			: `readConcern level '${level}' needs a replica set`,
	);
}

/** One machine acknowledges: `w: 1` and "majority" are the same here, and more cannot be had. */
function checkWriteConcern(w: Value): void {
	if (isNumber(w) && toNumber(w) > 1) throw badValue("cannot use 'w' > 1 when a host is not replicated");
	if (typeof w === "string" && w !== "majority") {
		throw badValue(`cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`);
	}
}
