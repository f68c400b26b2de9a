import "server-only";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { truncates } from "bcryptjs";
import { z } from "zod";
import { presentAddress } from "@/lib/server/http/origin";
import { ShopError } from "@/lib/server/platform/errors";
import { perProcess } from "@/lib/server/platform/process.mjs";

/**
 * A queue of at most so many jobs, each under its sender. Senders take turns, so whoever sends many waits behind
 * themselves; when it is full, the sender with most of them loses the last of theirs.
 */
export function fairQueue<Job>(capacity: number) {
	// In the order of their turns; never an empty list.
	const waiting = new Map<string, Job[]>();
	let size = 0;

	function put(sender: string, job: Job): void {
		waiting.set(sender, [...(waiting.get(sender) ?? []), job]);
		size += 1;
	}

	return {
		/** Adds a job; gives the one that loses its place by it, or finds none: another sender's, or this one. */
		add(sender: string, job: Job): Job | undefined {
			if (size < capacity) {
				put(sender, job);
				return undefined;
			}
			const longest = [...waiting.values()].reduce((one, other) => (other.length > one.length ? other : one));
			if (longest.length <= (waiting.get(sender)?.length ?? 0) + 1) return job;
			put(sender, job);
			size -= 1;
			return longest.pop();
		},
		/** Takes the next job out: the first of the sender whose turn it is. */
		next(): Job | undefined {
			for (const [sender, [job, ...others]] of waiting) {
				waiting.delete(sender);
				if (others.length > 0) waiting.set(sender, others);
				size -= 1;
				return job;
			}
			return undefined;
		},
		isEmpty: () => size === 0,
	};
}

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
function runPasswordJob(sender: string, password: string, hash?: string): Promise<Result> {
	return new Promise((resolve, reject) => {
		pool.queue.add(sender, { password, hash, resolve, reject })?.reject(busy());
		fillThreads();
	});
}

/** The hash of a password that nobody has: compared where there is no account, so that the time tells nothing. */
const NOBODYS_HASH = "$2b$12$D70I9NmtA/y4NR.8fHWa/u6nWxigJP/.RhiErK712ZEIV9m9h/d8u";

/** bcrypt with cost 12, away from the thread that answers requests. */
export async function hashPassword(password: string): Promise<string> {
	return String(await runPasswordJob(await presentAddress(), password));
}

/**
 * True when the password belongs to the hash. Takes the same time when there is no hash (an unknown account) or the
 * password is longer than bcrypt reads.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
	const matches = await runPasswordJob(await presentAddress(), password, hash || NOBODYS_HASH);
	return matches === true && Boolean(hash) && !truncates(password);
}
