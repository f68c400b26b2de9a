import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { say } from "../../../server/program.mjs";

/** The application says its name; the other process that a shop starts is the store. */
type Process = { pid: number; name: "application" | "store"; residentMb: number };

/** The processes that a process has started: the application and the store. */
function processesBelow(parent: number): Process[] {
	const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
	return table.split("\n").flatMap((line) => {
		const [pid, ppid, rss, command] = line.trim().split(/\s+/);
		// The program that makes this table is one of them too.
		if (Number(ppid) !== parent || command === "ps") return [];
		const name = command === "sabz" ? "application" : "store";
		return [{ pid: Number(pid), name, residentMb: Number(rss) / 1000 }];
	});
}

/** Resident megabytes of the processes that a process has started. */
export function residentBelow(parent: number): number {
	return processesBelow(parent).reduce((sum, { residentMb }) => sum + residentMb, 0);
}

/** Says how much memory each process has, now and every minute; answers how to stop. */
export function sayMemory(parent: number): () => void {
	let minute = 0;
	const tell = () => {
		const parts = processesBelow(parent).map(
			({ name, residentMb }) => `${name} ${Math.round(residentMb)} MB`,
		);
		say(`   minute ${minute}: ${parts.join(", ")}`);
		minute += 1;
	};
	tell();
	const timer = setInterval(tell, 60_000);
	return () => clearInterval(timer);
}

/** So many cores may be busy with other things. */
const CALM_CORES = 0.5;
const LOOK_MS = 500;
const PATIENCE_MS = 20_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Milliseconds that all cores together have worked since the machine was started. */
function worked(): number {
	return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

/**
 * Waits until the machine has little else to do, for 20 seconds at most. @returns whether it became so: a figure that is
 * measured beside something else is of a slower machine
 */
export async function untilCalm(): Promise<boolean> {
	const until = performance.now() + PATIENCE_MS;
	for (;;) {
		const [before, began] = [worked(), performance.now()];
		await pause(LOOK_MS);
		if ((worked() - before) / (performance.now() - began) <= CALM_CORES) return true;
		if (performance.now() > until) return false;
	}
}
