import { run } from "../../server/run.mjs";

/** Runs the store's own backup program; gives its exit code. @param {string[]} args */
export function runBackup(args) {
	return run(process.execPath, ["packages/embedded-mongodb/dist/backup-cli.js", ...args]);
}
