import "server-only";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { ShopError } from "@/lib/server/platform/errors";
import { perProcess } from "@/lib/server/platform/per-process.mjs";
import { fairQueue } from "./fair-queue";

// One core stays free for requests; more than two threads would only wait for each other.
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More jobs than this waiting means that someone is flooding the login. */
const MAX_WAITING = 100;
const RETRY_SECONDS = 10;

const answer = z.union([z.string(), z.boolean()]);
type Result = z.infer<typeof answer>;
type Job = {
	password: string;
	hash: string | undefined;
	resolve: (result: Result) => void;
	reject: (error: unknown) => void;
};
type Thread = { worker: Worker; job: Job | undefined };

const pool = perProcess("password-pool", () => ({
	threads: new Set<Thread>(),
	queue: fairQueue<Job>(MAX_WAITING),
}));

function giveNext(thread: Thread): void {
	thread.job = pool.queue.next();
	if (!thread.job) {
		thread.worker.unref();
		return;
	}
	const { password, hash } = thread.job;
	thread.worker.ref();
	thread.worker.postMessage({ password, hash });
}

function retire(thread: Thread, error: Error): void {
	if (!pool.threads.delete(thread)) return;
	thread.job?.reject(error);
	fillThreads();
}

function startThread(): Thread {
	const file = join(process.cwd(), "lib", "accounts", "server", "password-worker.mjs");
	const thread: Thread = { worker: new Worker(file, { execArgv: [] }), job: undefined };
	thread.worker.on("message", (message: unknown) => {
		thread.job?.resolve(answer.parse(message));
		giveNext(thread);
	});
	thread.worker.on("error", (error) => retire(thread, error));
	thread.worker.on("exit", () => retire(thread, new Error("a password thread ended")));
	thread.worker.unref();
	pool.threads.add(thread);
	return thread;
}

/** Gives waiting work to a thread that has none; there may be one more. */
function fillThreads(): void {
	if (pool.queue.isEmpty()) return;
	const idle = [...pool.threads].find(({ job }) => job === undefined);
	if (idle) giveNext(idle);
	else if (pool.threads.size < THREADS) giveNext(startThread());
}

function busy(): ShopError {
	return new ShopError("unavailable", "The shop is very busy. Please try again in a few seconds.", {
		retryAfter: RETRY_SECONDS,
	});
}

/**
 * Has a thread hash the password, or compare it when a hash is given. Senders take turns. Throws ShopError
 * `unavailable` when too many are waiting already and this one's sender has its share of them.
 */
export function runPasswordJob(sender: string, password: string, hash?: string): Promise<Result> {
	return new Promise((resolve, reject) => {
		pool.queue.add(sender, { password, hash, resolve, reject })?.reject(busy());
		fillThreads();
	});
}
