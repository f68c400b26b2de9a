import { execFileSync } from "node:child_process";

/** Resident megabytes of the processes that a process has started: the application and the store. */
export function residentBelow(parent: number): number {
	const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" }).trim().split("\n");
	const rows = lines.map((line) => line.trim().split(/\s+/).map(Number));
	return rows.filter(([, ppid]) => ppid === parent).reduce((sum, [, , rss = 0]) => sum + rss / 1000, 0);
}
