import "server-only";
import { isOutage } from "../database/outage";
import { log } from "../log/log";
import { perProcess } from "../platform/per-process.mjs";

// One of each, although development loads modules again.
const timers = perProcess("repeated", () => new Map<string, NodeJS.Timeout>());

/**
 * Does this work at once, and again whenever so many milliseconds have passed since it ended, as long as the process
 * lives. What fails is logged under this name and simply done the next time; an outage of the database is logged once,
 * by the connection.
 */
export function repeat(name: string, everyMs: number, work: () => Promise<void>): void {
	const once = async () => {
		await work().catch((error: unknown) => {
			if (!isOutage(error)) log.warn({ err: error }, `${name} failed; trying again`);
		});
		timers.set(name, setTimeout(once, everyMs).unref());
	};
	clearTimeout(timers.get(name));
	void once();
}
