import { cpus } from "node:os";

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
