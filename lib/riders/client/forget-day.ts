import { openMemory } from "./indexed-memory";

/**
 * Forgets the deliveries that this phone keeps: their customers are nobody else's business. What was not sent yet stays
 * for whoever took it, unseen, until they sign in again.
 */
export async function forgetDay(): Promise<void> {
	const memory = await openMemory();
	await memory.writeDay(null);
}
