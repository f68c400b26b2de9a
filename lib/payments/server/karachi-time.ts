import "server-only";

// Pakistan keeps UTC+5 all year.
const OFFSET_MS = 5 * 3_600_000;

/** `yyyyMMddHHmmss` as the clock shows it in Pakistan: how both wallets write times. */
export function karachiStamp(time: Date): string {
	return new Date(time.getTime() + OFFSET_MS).toISOString().replace(/\D/g, "").slice(0, 14);
}
