import { whyUnusable } from "@/lib/server/database/errors";
import { migrate } from "@/lib/server/migrations/migrate";
import { giveUp } from "../../server/program.mjs";

/** Migrates the database; ends the program with one sentence when it can never be used. */
export async function migrateOrGiveUp(): Promise<void> {
	try {
		await migrate();
	} catch (error) {
		const reason = whyUnusable(error);
		if (reason) giveUp(reason);
		throw error;
	}
}
