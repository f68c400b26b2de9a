import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { isOutage } from "../database/outage";
import { log } from "../log/log";
import { instance } from "../platform/instance";
import { perProcess } from "../platform/per-process.mjs";
import { onShutdown } from "../platform/shutdown";
import { dropLease, takeLease } from "./lease";

/** Work that repeats by itself. All times in milliseconds. */
export type Job = {
	/** What the log calls it, and its lease: one job a name. */
	name: string;
	/** From the end of one round to the next at the latest; a little less, so that instances do not go in step. */
	everyMs: number;
	/** Safe to be cut off and to be done twice. */
	work: () => Promise<void>;
	/** When the first round begins; at once unless it says so. */
	firstInMs?: number;
	/**
	 * Saves the others the same round: one instance works at a time, for so long at most. Whoever finds another at it
	 * looks again after that time, so that what one who died has left is not left for a whole `everyMs`.
	 */
	leaseMs?: number;
};

/** Up to this part of a pause is left out. */
const JITTER = 0.1;

/** How to stop each job, by its name. */
const running = () =>
	perProcess("jobs", () => {
		const stops = new Map<string, () => void>();
		onShutdown(() => {
			for (const stop of stops.values()) stop();
		});
		return stops;
	});

/** One round. Answers after how many milliseconds the next is due, before the jitter. */
async function round({ name, everyMs, leaseMs, work }: Job): Promise<number> {
	if (leaseMs === undefined) {
		await work();
		return everyMs;
	}
	if (!(await takeLease(name, instance, leaseMs))) return Math.min(leaseMs, everyMs);
	try {
		await work();
	} finally {
		await dropLease(name, instance);
	}
	return everyMs;
}

function logFailure(name: string, error: unknown): void {
	if (!isOutage(error)) log.warn({ err: error }, `${name} failed; trying again`);
}

/** Does this work once, however many tries that takes, with so many milliseconds between them. */
export async function untilDone(name: string, pauseMs: number, work: () => Promise<void>): Promise<void> {
	for (;;) {
		try {
			return await work();
		} catch (error) {
			logFailure(name, error);
		}
		await pause(pauseMs, undefined, { ref: false });
	}
}

/**
 * Does this work again and again until it is stopped, or the server is. What fails is logged under its name and simply
 * done the next time; an outage of the database is logged once, by the connection. A round that has begun is not cut
 * off by the end: what it leaves undone, the next start does. Answers how to stop.
 */
export function repeat(job: Job): () => void {
	const { name, everyMs, firstInMs = 0 } = job;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	const once = async () => {
		const waitMs = await round(job).catch((error: unknown) => {
			logFailure(name, error);
			return everyMs;
		});
		if (!isStopped) timer = setTimeout(once, waitMs * (1 - JITTER * Math.random())).unref();
	};
	const stop = () => {
		isStopped = true;
		clearTimeout(timer);
	};
	const jobs = running();
	// Development loads modules again: the new one takes over.
	jobs.get(name)?.();
	jobs.set(name, stop);
	if (firstInMs > 0) timer = setTimeout(once, firstInMs).unref();
	else void once();
	return stop;
}
