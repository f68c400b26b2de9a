import { execFileSync } from "node:child_process";

type Process = { pid: number; residentMb: number };

/** The processes that a process has started: the application and the store. */
export function processesBelow(parent: number): Process[] {
	const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
	return table.split("\n").flatMap((line) => {
		const [pid, ppid, rss, command] = line.trim().split(/\s+/);
		// The program that makes this table is one of them too.
		if (Number(ppid) !== parent || command === "ps") return [];
		return [{ pid: Number(pid), residentMb: Number(rss) / 1000 }];
	});
}

/** Resident megabytes of the processes that a process has started. */
export function residentBelow(parent: number): number {
	return processesBelow(parent).reduce((sum, { residentMb }) => sum + residentMb, 0);
}
