import "server-only";
import { connectDatabase } from "../database/connect";
import { OUTAGE_WORDS } from "../database/outage";
import { within } from "../platform/deadline";
import { ShopError } from "../platform/errors";
import { CLOSED_WORDS, opening } from "../platform/opening.mjs";

/** Whoever asks (a load balancer, the start script) asks often and does not wait; milliseconds. */
const DEADLINE_MS = 2_000;
const RETRY_SECONDS = 2;

async function pingDatabase(): Promise<void> {
	const { connection } = await connectDatabase();
	await connection.db?.admin().ping();
}

/**
 * Resolves when the shop is open (migrated, filled, refreshed) and the database answers; throws ShopError `unavailable`
 * when it is not, or the database has not answered within 2 seconds.
 */
export async function mustBeReady(): Promise<void> {
	if (!opening.isOpen) throw new ShopError("unavailable", CLOSED_WORDS, { retryAfter: RETRY_SECONDS });
	const late = new ShopError("unavailable", OUTAGE_WORDS, { retryAfter: RETRY_SECONDS });
	await within(DEADLINE_MS, pingDatabase(), late);
}
