import "server-only";
import mongoose from "mongoose";
import { CONFLICT_CODES } from "@/models/conflicts";

/** What everyone is told who needs the database while it is away. */
export const OUTAGE_WORDS = "The shop cannot reach its database right now. Please try again shortly.";

/** The database has been away for a while; nobody is kept waiting to be told so. */
export class DatabaseGone extends Error {
	constructor() {
		super("the database is out of reach");
	}
}

/**
 * What a database says while it stops, changes its primary, cannot reach a part of itself, has no room for more, or
 * could not get past the writes of others (MongoDB's error codes).
 */
const PASSING_CODES: ReadonlySet<unknown> = new Set([
	6, // HostUnreachable
	7, // HostNotFound
	...CONFLICT_CODES,
	89, // NetworkTimeout
	91, // ShutdownInProgress
	133, // FailedToSatisfyReadPreference
	189, // PrimarySteppedDown
	262, // ExceededTimeLimit
	9001, // SocketException
	10107, // NotWritablePrimary
	11600, // InterruptedAtShutdown
	11602, // InterruptedDueToReplStateChange
	13435, // NotPrimaryNoSecondaryOk
	13436, // NotPrimaryOrSecondary
	14031, // OutOfDiskSpace
]);

const OUT_OF_REACH = [
	DatabaseGone,
	mongoose.mongo.MongoNetworkError,
	mongoose.mongo.MongoServerSelectionError,
	mongoose.mongo.MongoWriteConcernError,
	mongoose.mongo.MongoNotConnectedError,
	mongoose.mongo.MongoServerClosedError,
	mongoose.mongo.MongoTopologyClosedError,
	mongoose.mongo.MongoClientClosedError,
	mongoose.Error.MongooseServerSelectionError,
];

/** What the socket beneath the driver says: the driver lets a write to a closed one through as it is. */
const SOCKET_CODES: ReadonlySet<unknown> = new Set(["EPIPE", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT"]);

/** A bulk write fails with an error of its own, around what the driver met or what became of its writes. */
function isOutageInBulk({ errorResponse, writeErrors, result }: mongoose.mongo.MongoBulkWriteError): boolean {
	if (isOutage(errorResponse) || result.getWriteConcernError()) return true;
	return [writeErrors].flat().some(({ code }) => PASSING_CODES.has(code));
}

/** True for a failure that says nothing about the request: the database was out of reach, or could not write. */
export function isOutage(error: unknown): boolean {
	if (error instanceof mongoose.mongo.MongoBulkWriteError && isOutageInBulk(error)) return true;
	if (error instanceof mongoose.mongo.MongoServerError && PASSING_CODES.has(error.code)) return true;
	// The driver exports no class for a request that found no free connection in time.
	if (error instanceof Error && error.name === "MongoWaitQueueTimeoutError") return true;
	if (error instanceof Error && "code" in error && SOCKET_CODES.has(error.code)) return true;
	return OUT_OF_REACH.some((kind) => error instanceof kind);
}
