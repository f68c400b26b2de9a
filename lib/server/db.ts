import "server-only";
import mongoose, { type Mongoose } from "mongoose";
import { env } from "./env";

/** A shopper is told soon that the database is away; a build that keeps every core busy may wait. */
const PATIENCE_MS = 5_000;
const BUILD_PATIENCE_MS = 60_000;
const isBuild = process.env.NEXT_PHASE === "phase-production-build";

// One pool a process, kept on globalThis because development reloads modules; a failed attempt is not kept.
const holder = globalThis as typeof globalThis & { sabzDatabase?: Promise<Mongoose> };

mongoose.set("strictQuery", true);

/**
 * The database, connected on first use. Rejects within about 5 seconds when it is out of reach; the next call
 * tries again.
 */
export function connectDatabase(): Promise<Mongoose> {
	holder.sabzDatabase ??= mongoose
		.connect(env().MONGODB_URI, {
			// Indexes are built by a step of their own at start, never by luck (scripts/migrate).
			autoIndex: false,
			autoCreate: false,
			maxPoolSize: 20,
			serverSelectionTimeoutMS: isBuild ? BUILD_PATIENCE_MS : PATIENCE_MS,
			socketTimeoutMS: 20_000,
		})
		.catch((error: unknown) => {
			holder.sabzDatabase = undefined;
			throw error;
		});
	return holder.sabzDatabase;
}
