import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { killed, started } from "./processes.js";
import { embeddedTest, temporaryDirectory } from "./support.js";

const BACKUP = fileURLToPath(new URL("../src/backup-cli.ts", import.meta.url));

function backupProgram(...args: string[]): void {
	const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", BACKUP, ...args]);
	expect([status, stderr.toString()]).toEqual([0, ""]);
}

/** What lies in a folder, and what others than its owner may do with it. */
function rightsOfOthers(dir: string): Record<string, number> {
	const rights = (path: string) => statSync(path).mode & 0o077;
	const inside = readdirSync(dir, { recursive: true, encoding: "utf8" });
	return Object.fromEntries([[".", rights(dir)], ...inside.map((name) => [name, rights(join(dir, name))])]);
}

embeddedTest("it is about files of the store", "what it writes is for its own user alone", async () => {
	const home = temporaryDirectory();
	const dir = join(home, "store");
	const backups = join(home, "backups");
	const restored = join(home, "restored");
	const file = join(backups, "one.backup");
	const { child } = await started(dir);
	await killed(child, "SIGTERM");
	backupProgram("--dir", dir, "--to", file);
	expect(rightsOfOthers(dir)).toMatchObject({ ".": 0, "data.mdb": 0, "lock.mdb": 0 });
	expect(rightsOfOthers(backups)).toEqual({ ".": 0, "one.backup": 0 });
	// A copy that came by another way may be readable by everybody.
	chmodSync(file, 0o644);
	backupProgram("--dir", restored, "--from", file);
	expect(rightsOfOthers(restored)).toEqual({ ".": 0, "data.mdb": 0 });
});
