import "server-only";
import { connectDatabase } from "./db";
import { ShopError } from "./errors";

/** Whoever asks (a load balancer, the start script) asks often and does not wait; milliseconds. */
const DEADLINE_MS = 2_000;

async function pingDatabase(): Promise<void> {
	const { connection } = await connectDatabase();
	await connection.db?.admin().ping();
}

/** Resolves when the database answers; throws ShopError `unavailable` when it has not within 2 seconds. */
export async function mustBeReady(): Promise<void> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		const late = new ShopError("unavailable", "The database does not answer", { retryAfter: 2 });
		timer = setTimeout(reject, DEADLINE_MS, late);
	});
	try {
		await Promise.race([pingDatabase(), tooLate]);
	} finally {
		clearTimeout(timer);
	}
}
