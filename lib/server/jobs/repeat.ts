import "server-only";
import { isOutage } from "../database/outage";
import { log } from "../log/log";

// One of each a process, although development reloads modules.
const holder = globalThis as typeof globalThis & { sabzRepeated?: Map<string, NodeJS.Timeout> };
holder.sabzRepeated ??= new Map();
const timers = holder.sabzRepeated;

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
