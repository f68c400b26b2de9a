import { execFileSync } from "node:child_process";

/** Resident megabytes of the processes that a process has started: the application and the store. */
export function residentBelow(parent: number): number {
	const table = execFileSync("ps", ["-A", "-o", "ppid=,rss=,comm="], { encoding: "utf8" });
	return table.split("\n").reduce((sum, line) => {
		const [ppid, rss, command] = line.trim().split(/\s+/);
		// The program that makes this table is one of them too.
		return Number(ppid) !== parent || command === "ps" ? sum : sum + Number(rss) / 1000;
	}, 0);
}
