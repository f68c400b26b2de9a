import "server-only";

/** MongoDB's code for a write that a unique index refused. */
const DUPLICATE_KEY = 11_000;

/** True when a unique index refused the write: the same thing exists already. */
export function isDuplicate(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === DUPLICATE_KEY;
}

/** Runs an upsert once more when another request made the same document in the same moment. */
export async function retryOnDuplicate<Result>(upsert: () => Promise<Result>): Promise<Result> {
	try {
		return await upsert();
	} catch (error) {
		if (!isDuplicate(error)) throw error;
		return upsert();
	}
}
