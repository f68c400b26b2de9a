import "server-only";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";
import { ShopError } from "../platform/errors";
import { perProcess } from "../platform/per-process.mjs";

// One core stays free for requests; more than two threads would only wait for each other.
const THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** More jobs than this waiting means that someone is flooding the login. */
const MAX_WAITING = 100;
const RETRY_SECONDS = 10;

const answer = z.object({ id: z.number(), result: z.union([z.string(), z.boolean()]) });
type Result = z.infer<typeof answer>["result"];
type Waiting = { resolve: (result: Result) => void; reject: (error: unknown) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

const threads = perProcess("password-threads", (): Thread[] => []);
let lastId = 0;

function retire(thread: Thread, error: Error): void {
	threads.splice(0, threads.length, ...threads.filter((other) => other !== thread));
	for (const job of thread.waiting.values()) job.reject(error);
	thread.waiting.clear();
}

function startThread(): Thread {
	const file = join(process.cwd(), "lib", "server", "accounts", "password-worker.mjs");
	const thread: Thread = { worker: new Worker(file, { execArgv: [] }), waiting: new Map() };
	thread.worker.on("message", (message: unknown) => {
		const { id, result } = answer.parse(message);
		thread.waiting.get(id)?.resolve(result);
		thread.waiting.delete(id);
		if (thread.waiting.size === 0) thread.worker.unref();
	});
	thread.worker.on("error", (error) => retire(thread, error));
	thread.worker.on("exit", () => retire(thread, new Error("a password thread ended")));
	thread.worker.unref();
	threads.push(thread);
	return thread;
}

function leastBusy(): Thread {
	const idle = threads.find((thread) => thread.waiting.size === 0);
	if (idle) return idle;
	if (threads.length < THREADS) return startThread();
	return threads.reduce((best, thread) => (thread.waiting.size < best.waiting.size ? thread : best));
}

/**
 * Has a thread hash the password, or compare it when a hash is given.
 * Throws ShopError `unavailable` when too many are waiting already.
 */
export function runPasswordJob(password: string, hash?: string): Promise<Result> {
	const waiting = threads.reduce((sum, thread) => sum + thread.waiting.size, 0);
	if (waiting >= MAX_WAITING) {
		throw new ShopError("unavailable", "The shop is very busy. Please try again in a few seconds.", {
			retryAfter: RETRY_SECONDS,
		});
	}
	const thread = leastBusy();
	lastId += 1;
	const id = lastId;
	return new Promise((resolve, reject) => {
		thread.waiting.set(id, { resolve, reject });
		thread.worker.ref();
		thread.worker.postMessage({ id, password, hash });
	});
}
