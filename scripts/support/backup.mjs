import { run } from "../../server/run.mjs";
import { backupProgram } from "../../server/store-programs.mjs";

/** Runs the store's own backup program; gives its exit code. @param {string[]} args */
export function runBackup(args) {
	return run(process.execPath, [backupProgram(), ...args]);
}
