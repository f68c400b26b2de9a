import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { dropLease, takeLease } from "@/lib/server/database/queries";
import { dayOf } from "@/lib/text/dates";
import { isOutage } from "../database/errors";
import { log } from "../log/log";
import { clock } from "../platform/clock";
import { env } from "../platform/env";
import { notFound } from "../platform/errors";
import { instance, onShutdown } from "../platform/instance";
import { perProcess } from "../platform/process.mjs";

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

type Running = {
	stop: () => void;
	/** Does one more round, after the one that may be under way. Rejects with what the round fails with. */
	runNow: () => Promise<void>;
};

const LEASE_RETRY_MS = 100;

/** The jobs of this process, by their names. */
const running = () =>
	perProcess("jobs", () => {
		const jobs = new Map<string, Running>();
		onShutdown(() => {
			for (const { stop } of jobs.values()) stop();
		});
		return jobs;
	});

/** One round. False, and nothing done, where another instance has the lease. */
async function round({ name, leaseMs, work }: Job): Promise<boolean> {
	if (leaseMs === undefined) {
		await work();
		return true;
	}
	if (!(await takeLease(name, instance, leaseMs))) return false;
	try {
		await work();
	} finally {
		await dropLease(name, instance);
	}
	return true;
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
	const { name, everyMs, firstInMs = 0, leaseMs = everyMs } = job;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;
	let last: Promise<unknown> = Promise.resolve();
	/** A round when the one before it has ended. */
	const inTurn = () => {
		const next = last.then(() => round(job));
		last = next.catch(() => {});
		return next;
	};
	const once = async () => {
		const isDone = await inTurn().catch((error: unknown) => {
			logFailure(name, error);
			return true;
		});
		const waitMs = isDone ? everyMs : Math.min(leaseMs, everyMs);
		if (!isStopped) timer = setTimeout(once, waitMs * (1 - JITTER * Math.random())).unref();
	};
	const runNow = async () => {
		while (!isStopped && !(await inTurn())) await pause(LEASE_RETRY_MS);
	};
	const jobs = running();
	const stop = () => {
		isStopped = true;
		clearTimeout(timer);
		if (jobs.get(name)?.stop === stop) jobs.delete(name);
	};
	// Development loads modules again: the new one takes over.
	jobs.get(name)?.stop();
	jobs.set(name, { stop, runNow });
	if (firstInMs > 0) timer = setTimeout(once, firstInMs).unref();
	else void once();
	return stop;
}

/** The names of the jobs that this process repeats. */
export function jobNames(): string[] {
	return [...running().keys()];
}

/** Does one round of each of these jobs now, all at once. Rejects when all have ended, with the first failure. */
export async function runJobsNow(names: readonly string[]): Promise<void> {
	const rounds = await Promise.allSettled(names.map((name) => running().get(name)?.runNow()));
	for (const round of rounds) if (round.status === "rejected") throw round.reason;
}

/**
 * Does one round of the jobs with these names in this instance, of all where none is named, and gives their names when
 * they are done. Throws ShopError `not-found` outside demo mode and for a name that no job has; what a round throws.
 */
export async function runJobs(names = jobNames()): Promise<{ jobs: string[] }> {
	if (!env().DEMO) throw notFound("There are no jobs to run outside demo mode");
	const known = jobNames();
	const unknown = names.find((name) => !known.includes(name));
	if (unknown !== undefined) throw notFound(`There is no job of the name "${unknown}"`);
	await runJobsNow(names);
	return { jobs: names };
}

const LOOK_EVERY_MS = 1_000;

/** Does something whenever a calendar day ends by the shop's clock, told which one ended and which has begun. */
export function everyNewDay(name: string, work: (ended: string, begun: string) => Promise<void>): void {
	let today = dayOf(clock.shopNow());
	const look = async () => {
		const day = dayOf(clock.shopNow());
		if (day === today) return;
		await work(today, day);
		today = day;
	};
	repeat({ name, everyMs: LOOK_EVERY_MS, work: look });
}
