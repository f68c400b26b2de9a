import "server-only";
import mongoose, { type ConnectOptions, type Mongoose } from "mongoose";
import { env } from "./env";
import { watchPool } from "./watch/database";

/** A shopper is told soon that the database is away; a build that keeps every core busy may wait. */
const PATIENCE_MS = 5_000;
const BUILD_PATIENCE_MS = 60_000;
const isBuild = process.env.NEXT_PHASE === "phase-production-build";
const patience = isBuild ? BUILD_PATIENCE_MS : PATIENCE_MS;

/** How the shop talks to its MongoDB; docs/decisions/0025 says why. They win over those in MONGODB_URI. */
const OPTIONS: ConnectOptions = {
	appName: "sabz",
	// Indexes are built by a step of their own at start, never by luck (migrations/).
	autoIndex: false,
	autoCreate: false,
	// What was acknowledged outlives the loss of the primary; reads see at once what another request has just written.
	writeConcern: { w: "majority", journal: true, wtimeoutMS: 10_000 },
	readConcern: { level: "local" },
	readPreference: "primary",
	// One election or one broken socket is not the shopper's business.
	retryWrites: true,
	retryReads: true,
	maxPoolSize: 20,
	minPoolSize: isBuild ? 0 : 2,
	maxIdleTimeMS: 300_000,
	waitQueueTimeoutMS: patience,
	connectTimeoutMS: patience,
	serverSelectionTimeoutMS: patience,
	socketTimeoutMS: 20_000,
};

// One pool a process, kept on globalThis because development reloads modules; a failed attempt is not kept.
const holder = globalThis as typeof globalThis & { sabzDatabase?: Promise<Mongoose> };

mongoose.set("strictQuery", true);

async function connect(): Promise<Mongoose> {
	const connected = await mongoose.connect(env().MONGODB_URI, OPTIONS);
	watchPool(connected.connection);
	return connected;
}

/**
 * The database, connected on first use. Rejects within about 5 seconds when it is out of reach; the next call
 * tries again.
 */
export function connectDatabase(): Promise<Mongoose> {
	holder.sabzDatabase ??= connect().catch((error: unknown) => {
		holder.sabzDatabase = undefined;
		throw error;
	});
	return holder.sabzDatabase;
}
