import "server-only";
import mongoose from "mongoose";
import { z } from "zod";

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
