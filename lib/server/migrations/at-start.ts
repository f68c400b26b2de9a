import "server-only";
import { log } from "../log";
import { migrate } from "../migrate";

const TRY_AGAIN_MS = 5_000;

/** Migrates as soon as the database can be reached, so that an instance needs no step beside it. */
export async function migrateAtStart(): Promise<void> {
	try {
		await migrate();
	} catch (error) {
		log.warn({ err: error }, "the database could not be migrated; trying again");
		setTimeout(() => void migrateAtStart(), TRY_AGAIN_MS).unref();
	}
}
