import "server-only";
import { connectDatabase } from "./db";
import { within } from "./deadline";
import { ShopError } from "./errors";
import { OUTAGE_WORDS } from "./outage";

/** Whoever asks (a load balancer, the start script) asks often and does not wait; milliseconds. */
const DEADLINE_MS = 2_000;

async function pingDatabase(): Promise<void> {
	const { connection } = await connectDatabase();
	await connection.db?.admin().ping();
}

/** Resolves when the database answers; throws ShopError `unavailable` when it has not within 2 seconds. */
export async function mustBeReady(): Promise<void> {
	const late = new ShopError("unavailable", OUTAGE_WORDS, { retryAfter: 2 });
	await within(DEADLINE_MS, pingDatabase(), late);
}
