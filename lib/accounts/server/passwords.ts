import "server-only";
import { truncates } from "bcryptjs";
import { presentAddress } from "@/lib/server/http/client-address";
import { runPasswordJob } from "./password-pool";

/** The hash of a password that nobody has: compared where there is no account, so that the time tells nothing. */
const NOBODYS_HASH = "$2b$12$D70I9NmtA/y4NR.8fHWa/u6nWxigJP/.RhiErK712ZEIV9m9h/d8u";

/** bcrypt with cost 12, away from the thread that answers requests. */
export async function hashPassword(password: string): Promise<string> {
	return String(await runPasswordJob(await presentAddress(), password));
}

/**
 * True when the password belongs to the hash. Takes the same time when there is no hash (an unknown account) or the
 * password is longer than bcrypt reads.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
	const matches = await runPasswordJob(await presentAddress(), password, hash || NOBODYS_HASH);
	return matches === true && Boolean(hash) && !truncates(password);
}
