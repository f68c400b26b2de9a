/** What a backup is called, how long it is kept, and when one is due. Times are the machine's. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const KEPT_MS = 14 * DAY_MS;
/** The hour of the night at which one is due, in UTC: half past three in Jhang. */
const DUE_HOUR_MS = 22.5 * HOUR_MS;
/** Older than this, the newest backup says that a night was missed. */
const MISSED_MS = 26 * HOUR_MS;
const RETRY_MS = HOUR_MS / 2;

const NAME = /^sabz-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/;

/** `sabz-2026-11-21T22-30-00Z.backup` */
export function backupName(at: Date): string {
	return `sabz-${at.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/** The moment that a backup's name tells, or null for any other name. */
export function backupTime(name: string): Date | null {
	const [, day, hour, minute, second] = NAME.exec(name) ?? [];
	return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : null;
}

/** Backups among these names, the newest first. */
export function backupsAmong(names: readonly string[]): string[] {
	return names.filter((name) => backupTime(name) !== null).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Those that have been kept long enough; never the newest, however old it is. */
export function outdatedBackups(names: readonly string[], now: Date): string[] {
	const [, ...older] = backupsAmong(names);
	return older.filter((name) => Number(backupTime(name)) < now.getTime() - KEPT_MS);
}

/** What is known of the backups: when the newest was made, when the last try failed, since when they are made at all. */
export type BackupState = { at?: Date; failedAt?: Date; error?: string; since: Date };

/** Whether none was made since the last half past three, and none has just failed. */
export function isBackupDue({ at, failedAt }: Omit<BackupState, "since">, now: Date): boolean {
	const night = Math.floor((now.getTime() - DUE_HOUR_MS) / DAY_MS) * DAY_MS + DUE_HOUR_MS;
	if (failedAt && now.getTime() - failedAt.getTime() < RETRY_MS) return false;
	return at === undefined || at.getTime() < night;
}

/** Whether a night went by without a backup. */
export function isBackupMissed({ at, since }: BackupState, now: Date): boolean {
	return now.getTime() - (at ?? since).getTime() > MISSED_MS;
}

export type BackupHealth = { at: Date | null; isMissed: boolean; error: string | null };
