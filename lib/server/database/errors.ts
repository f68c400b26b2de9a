import "server-only";
import mongoose from "mongoose";
import { z } from "zod";

/** What everyone is told who needs the database while it is away. */
export const OUTAGE_WORDS = "The shop cannot reach its database right now. Please try again shortly.";

/** The database has been away for a while; nobody is kept waiting to be told so. */
export class DatabaseGone extends Error {
	override readonly name = "DatabaseGone";
	constructor() {
		super("the database is out of reach");
	}
}

/**
 * What a database says while it stops or restarts, changes its primary, cannot reach a part of itself, has no room for more, or
 * could not get past the writes of others (MongoDB's error codes).
 */
const PASSING_CODES: ReadonlySet<unknown> = new Set([
	6, // HostUnreachable
	7, // HostNotFound
	24, // LockTimeout
	89, // NetworkTimeout
	91, // ShutdownInProgress
	112, // WriteConflict
	133, // FailedToSatisfyReadPreference
	189, // PrimarySteppedDown
	262, // ExceededTimeLimit
	9001, // SocketException
	10107, // NotWritablePrimary
	11600, // InterruptedAtShutdown
	11602, // InterruptedDueToReplStateChange
	13435, // NotPrimaryNoSecondaryOk
	13436, // NotPrimaryOrSecondary
	// A list was being read when the database restarted: it knows nothing of it any more.
	43, // CursorNotFound
	237, // CursorKilled
	14031, // OutOfDiskSpace
]);

/** Known by their names: the driver exports no class for the one, and each bundle of the server has its own of the other. */
const OUT_OF_REACH_NAMES: ReadonlySet<string> = new Set(["MongoWaitQueueTimeoutError", "DatabaseGone"]);

const OUT_OF_REACH = [
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

const { TransientTransactionError, UnknownTransactionCommitResult } = mongoose.mongo.MongoErrorLabel;
/** How the driver marks a transaction that could be done again, or whose end is not known. */
const UNFINISHED = [TransientTransactionError, UnknownTransactionCommitResult];

/** True for a failure that says nothing about the request: the database was out of reach, or could not write. */
export function isOutage(error: unknown): boolean {
	if (error instanceof mongoose.mongo.MongoBulkWriteError && isOutageInBulk(error)) return true;
	if (error instanceof mongoose.mongo.MongoServerError && PASSING_CODES.has(error.code)) return true;
	// Of a transaction that a restart has ended, whatever its code.
	if (error instanceof mongoose.mongo.MongoError && UNFINISHED.some((label) => error.hasErrorLabel(label)))
		return true;
	// Also of a request that found no free connection in time.
	if (error instanceof Error && OUT_OF_REACH_NAMES.has(error.name)) return true;
	if (error instanceof Error && "code" in error && SOCKET_CODES.has(error.code)) return true;
	return OUT_OF_REACH.some((kind) => error instanceof kind);
}

/** MongoDB's code for a write that a unique index refused. */
const DUPLICATE_KEY = 11_000;

/** True when a unique index refused the write: the same thing exists already. */
export function isDuplicate(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === DUPLICATE_KEY;
}

/** Runs an upsert once more when another request made the same document in the same moment. */
export async function retryOnDuplicate<Result>(upsert: () => Promise<Result>): Promise<Result> {
	try {
		return await upsert();
	} catch (error) {
		if (!isDuplicate(error)) throw error;
		return upsert();
	}
}

/**
 * The oldest MongoDB that the shop works on: `$first` in a change of addresses, and the driver, need 4.4; changes by
 * pipeline with `$$NOW` need 4.2, unique indexes over a part of the documents 3.2 (docs/operations.md, MongoDB).
 */
const OLDEST = [4, 4] as const;

const {
	MongoCompatibilityError,
	MongoMissingCredentialsError,
	MongoParseError,
	MongoRuntimeError,
	MongoServerError,
} = mongoose.mongo;

/** What a database says to a wrong user or password; 8000 is Atlas's. */
const REFUSED_CODES: ReadonlySet<unknown> = new Set([18, 8000]);

/** The driver's account of a search for a server. */
const selection = z.object({ servers: z.map(z.string(), z.object({ error: z.unknown() })) });

/** The database is of a kind that the shop cannot work on; the message is a sentence for whoever starts it. */
export class UnusableDatabase extends Error {}

function tooOld(version: string): UnusableDatabase {
	const [major, minor] = OLDEST;
	return new UnusableDatabase(
		`Sabz needs MongoDB ${major}.${minor} or newer; the one of MONGODB_URI ${version}.`,
	);
}

/** Throws UnusableDatabase for a version such as "4.2.24" that is too old; what is no version passes. */
export function mustBeNewEnough(version: string): void {
	const [major, minor] = version.split(".").map(Number);
	if (major === undefined || minor === undefined || Number.isNaN(major) || Number.isNaN(minor)) return;
	if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) throw tooOld(`is ${version}`);
}

/**
 * Asks the database which version it is. Throws UnusableDatabase when it is too old.
 */
export async function checkVersion(connection: mongoose.Connection): Promise<void> {
	const info = await connection.db?.admin().buildInfo();
	mustBeNewEnough(String(info?.version ?? ""));
}

/** What was thrown, and what the driver met at each server while it looked for one. */
function errorsIn(error: unknown): unknown[] {
	if (!(error instanceof mongoose.Error.MongooseServerSelectionError)) return [error];
	const met = selection.safeParse(error.cause).data?.servers.values() ?? [];
	return [error, ...[...met].map((server) => server.error)];
}

function isUnreadable(error: unknown): boolean {
	if (error instanceof MongoParseError || error instanceof MongoMissingCredentialsError) return true;
	const cause = error instanceof MongoRuntimeError ? error.cause : undefined;
	return cause instanceof Error && "code" in cause && cause.code === "ERR_INVALID_URL";
}

/** Why trying again cannot help, as a sentence without the setting's value; null when it can. */
export function whyUnusable(thrown: unknown): string | null {
	for (const error of errorsIn(thrown)) {
		if (error instanceof UnusableDatabase) return error.message;
		// The driver itself refuses one that is older than its protocol.
		if (error instanceof MongoCompatibilityError) return tooOld("is older").message;
		if (isUnreadable(error)) return "The setting MONGODB_URI must be a MongoDB connection string.";
		if (error instanceof MongoServerError && REFUSED_CODES.has(error.code))
			return "The database refuses the user or the password of MONGODB_URI.";
	}
	return null;
}
