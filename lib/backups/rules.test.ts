import fc from "fast-check";
import { expect, test } from "vitest";
import { backupName, backupsAmong, backupTime, isBackupDue, isBackupMissed, outdatedBackups } from "./rules";

const HOUR = 3_600_000;
const now = new Date("2026-11-21T08:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);

test("a name tells its moment, and the newest name is the newest backup", () => {
	const moments = fc.date({ min: new Date("2020-01-01"), max: new Date("2099-01-01"), noInvalidDate: true });
	fc.assert(
		fc.property(moments, moments, (one, other) => {
			const second = Math.floor(one.getTime() / 1000) * 1000;
			expect(backupTime(backupName(one))?.getTime()).toBe(second);
			const [newest] = backupsAmong([backupName(one), "notes.txt", backupName(other)]);
			expect(newest).toBe(backupName(one < other ? other : one));
		}),
	);
});

test("what is older than 14 days goes, but never the newest, however old", () => {
	const names = [1, 13 * 24, 15 * 24, 40 * 24].map((hours) => backupName(ago(hours)));
	expect(outdatedBackups([...names, "sabz-notes.backup"], now)).toEqual(names.slice(2));
	expect(outdatedBackups(names.slice(3), now)).toEqual([]);
});

test("one is due after half past three in Jhang, and not at once after a failure", () => {
	const night = new Date("2026-11-20T22:30:00Z");
	expect(isBackupDue({}, now)).toBe(true);
	expect(isBackupDue({ at: night }, now)).toBe(false);
	expect(isBackupDue({ at: new Date(night.getTime() - 1) }, now)).toBe(true);
	expect(isBackupDue({ failedAt: ago(0.1) }, now)).toBe(false);
	expect(isBackupDue({ failedAt: ago(1) }, now)).toBe(true);
});

test("a night is missed when the newest, or the beginning, is more than 26 hours ago", () => {
	expect(isBackupMissed({ at: ago(25), since: ago(900) }, now)).toBe(false);
	expect(isBackupMissed({ at: ago(27), since: ago(900) }, now)).toBe(true);
	expect(isBackupMissed({ since: ago(25) }, now)).toBe(false);
	expect(isBackupMissed({ since: ago(27) }, now)).toBe(true);
});
