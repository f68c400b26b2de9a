import "server-only";
import type { Connection, ConnectOptions, Mongoose } from "mongoose";
import mongoose from "mongoose";
import { type DatabaseOperation, observeDatabase } from "@/models/observe";
import { currentRequestId, log } from "../log/log";
import { metrics } from "../observability/metrics";
import { env } from "../platform/env";
import { perProcess } from "../platform/process.mjs";
import { DatabaseGone } from "./errors";

/** An operation that takes longer is worth a line; milliseconds. */
const SLOW_MS = 500;

function done({ collection, operation, fields, ms, failed }: DatabaseOperation): void {
	metrics.commands.observe({ collection, operation }, ms / 1000);
	if (failed) metrics.commandErrors.inc({ collection, operation });
	if (ms >= SLOW_MS)
		log.warn({ collection, operation, fields, ms: Math.round(ms) }, "slow database operation");
}

observeDatabase({ ready: connectDatabase, comment: currentRequestId, done });

/** Counts the pool's connections of an open database; one that was there before is met when it is used. */
function observePool(connection: Connection): void {
	const client = connection.getClient();
	const { open, inUse } = metrics.pool;
	type Event = { address: string; connectionId: number | "<monitor>" };
	const nameOf = ({ address, connectionId }: Event) => `${address} ${connectionId}`;
	client.on("connectionCreated", (event) => {
		open.add(nameOf(event));
	});
	client.on("connectionCheckedOut", (event) => {
		open.add(nameOf(event));
		inUse.add(nameOf(event));
	});
	client.on("connectionCheckedIn", (event) => {
		inUse.delete(nameOf(event));
	});
	client.on("connectionClosed", (event) => {
		open.delete(nameOf(event));
		inUse.delete(nameOf(event));
	});
	client.on("connectionCheckOutFailed", () => metrics.connectionFailures.inc());
}

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

type ConnectionState = {
	/** The one pool; a failed attempt is not kept. */
	database?: Promise<Mongoose>;
	/** Since when the driver's own watch has not reached the database; milliseconds of the monotonic clock. */
	goneSince?: number;
};

const connection = perProcess("database", (): ConnectionState => ({}));

mongoose.set("strictQuery", true);

function noteGone(): void {
	connection.goneSince = performance.now();
	log.error("the database is out of reach");
}

function noteBack(): void {
	connection.goneSince = undefined;
	log.warn("the database answers again");
}

async function connect(): Promise<Mongoose> {
	const connected = await mongoose.connect(env().MONGODB_URI, OPTIONS);
	const events = connected.connection;
	observePool(events);
	events.on("disconnected", noteGone).on("connected", noteBack);
	// We hang up ourselves: that is no outage.
	events.once("disconnecting", () => events.off("disconnected", noteGone).off("connected", noteBack));
	return connected;
}

/**
 * The database, connected on first use, which every operation of a model is by itself; the driver finds it again by
 * itself after an outage. Rejects at once with DatabaseGone when it has been away for more than 5 seconds, and within
 * about that time when it has just gone.
 */
export async function connectDatabase(): Promise<Mongoose> {
	const { goneSince } = connection;
	if (goneSince !== undefined && performance.now() - goneSince > PATIENCE_MS) throw new DatabaseGone();
	connection.database ??= connect().catch((error: unknown) => {
		connection.database = undefined;
		throw error;
	});
	return connection.database;
}
