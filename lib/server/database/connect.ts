import "server-only";
import mongoose, { type ConnectOptions, type Mongoose } from "mongoose";
import { log } from "../log/log";
import { env } from "../platform/env";
import { observePool } from "./observe";
import { DatabaseGone } from "./outage";

/** How long a request waits for a database that has just gone. */
const PATIENCE_MS = 5_000;

/** How the shop talks to its MongoDB; docs/decisions/0025 says why. They win over those in MONGODB_URI. */
const OPTIONS: ConnectOptions = {
	appName: "sabz",
	// Indexes are built by a step of their own at start, never by luck (migrate.ts).
	autoIndex: false,
	autoCreate: false,
	// What cannot be sent now is refused, not held for ten seconds.
	bufferCommands: false,
	// What was acknowledged outlives the loss of the primary; reads see at once what another request has just written.
	writeConcern: { w: "majority", journal: true, wtimeoutMS: 10_000 },
	readConcern: { level: "local" },
	readPreference: "primary",
	// One election or one broken socket is not the shopper's business.
	retryWrites: true,
	retryReads: true,
	maxPoolSize: 20,
	minPoolSize: 2,
	maxIdleTimeMS: 300_000,
	waitQueueTimeoutMS: PATIENCE_MS,
	connectTimeoutMS: PATIENCE_MS,
	// Asked so often, within the connect timeout, a database that hangs is noticed as one that is gone is.
	heartbeatFrequencyMS: 2_000,
	serverSelectionTimeoutMS: PATIENCE_MS,
	socketTimeoutMS: 20_000,
};

type Holder = {
	sabzDatabase?: Promise<Mongoose>;
	/** Since when the driver's own watch has not reached the database; milliseconds of the monotonic clock. */
	sabzDatabaseGoneSince?: number;
};

// One pool a process, held on globalThis because development reloads modules; a failed attempt is not remembered.
const holder = globalThis as typeof globalThis & Holder;

mongoose.set("strictQuery", true);

function noteGone(): void {
	holder.sabzDatabaseGoneSince = performance.now();
	log.error("the database is out of reach");
}

function noteBack(): void {
	holder.sabzDatabaseGoneSince = undefined;
	log.warn("the database answers again");
}

async function connect(): Promise<Mongoose> {
	const connected = await mongoose.connect(env().MONGODB_URI, OPTIONS);
	const { connection } = connected;
	observePool(connection);
	connection.on("disconnected", noteGone).on("connected", noteBack);
	// We hang up ourselves: that is no outage.
	connection.once("disconnecting", () => connection.off("disconnected", noteGone).off("connected", noteBack));
	return connected;
}

/**
 * The database, connected on first use; the driver finds it again by itself after an outage. Rejects at once with
 * DatabaseGone when it has been away for more than 5 seconds, and within about that time when it has just gone.
 */
export async function connectDatabase(): Promise<Mongoose> {
	const { sabzDatabaseGoneSince: since } = holder;
	if (since !== undefined && performance.now() - since > PATIENCE_MS) throw new DatabaseGone();
	holder.sabzDatabase ??= connect().catch((error: unknown) => {
		holder.sabzDatabase = undefined;
		throw error;
	});
	return holder.sabzDatabase;
}
