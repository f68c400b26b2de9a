import "server-only";
import { Migration } from "@/models/migration";
import { connectDatabase } from "../database/connect";
import { isDuplicate } from "../database/duplicates";
import { clock } from "../platform/clock";

/**
 * Takes or prolongs the right to do this work alone, for so many milliseconds; false while another has it. `by` is
 * whoever works: the one who dies leaves the lease to run out.
 */
export async function takeLease(name: string, by: string, ms: number): Promise<boolean> {
	await connectDatabase();
	const at = clock.now();
	try {
		await Migration.updateOne(
			{ _id: name, $or: [{ by }, { until: { $lt: at } }] },
			{ $set: { by, until: new Date(at.getTime() + ms) } },
			{ upsert: true },
		);
		return true;
	} catch (error) {
		if (isDuplicate(error)) return false;
		throw error;
	}
}

/** Gives it back before its time, if it is still ours. */
export async function dropLease(name: string, by: string): Promise<void> {
	await Migration.deleteOne({ _id: name, by });
}
