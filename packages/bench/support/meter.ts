import { readdirSync, readFileSync } from "node:fs";
import { processesBelow } from "./memory";

/** What some work used: milliseconds of the processor by who had them, and questions to the database. */
export type Usage = {
	/** The applications' threads that answer. */
	application: number;
	/** Their other threads: the garbage collector's, zlib's, passwords'. */
	threads: number;
	store: number;
	/** This process, which asks. */
	client: number;
	operations: number;
};
const PARTS = ["application", "threads", "store", "client", "operations"] as const;

const REST_MS = 10_000;
/** Below so many milliseconds a second an application has nothing but its jobs to do. */
const RESTING = 60;
const LOOK_MS = 3_000;
/** What a start leaves to do, the pages that are made beforehand, takes a minute or so. */
const PATIENCE_MS = 90_000;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A usage made part by part. */
export function eachPart(make: (part: keyof Usage) => number): Usage {
	const [application, threads, store, client, operations] = PARTS.map(make);
	return {
		application: application ?? 0,
		threads: threads ?? 0,
		store: store ?? 0,
		client: client ?? 0,
		operations: operations ?? 0,
	};
}

/** Milliseconds that a thread has had of the processor; 0 where it has ended meanwhile. Linux only. */
function threadTime(pid: number, thread: string): number {
	try {
		const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
		return Number(nanoseconds) / 1e6;
	} catch {
		return 0;
	}
}

function processorTimes(): Omit<Usage, "operations"> {
	const times = { application: 0, threads: 0, store: 0, client: 0 };
	for (const { pid, name } of processesBelow(process.pid)) {
		for (const thread of readdirSync(`/proc/${pid}/task`)) {
			const isOther = name === "application" && thread !== String(pid);
			times[isOther ? "threads" : name] += threadTime(pid, thread);
		}
	}
	const { user, system } = process.cpuUsage();
	times.client = (user + system) / 1_000;
	return times;
}

/** What an instance has asked its database since it was started, as its metrics say. */
async function operationsOf(url: string): Promise<number> {
	const headers = { authorization: `Bearer ${process.env.METRICS_TOKEN}` };
	const answer = await fetch(new URL("/api/metrics", url), { headers });
	if (!answer.ok) throw new Error(`the metrics of ${url} could not be read: ${answer.status}`);
	const counts = (await answer.text()).matchAll(/^sabz_database_seconds_count\{.*\} (\d+)/gm);
	return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Waits until the applications have made what they make after a start. */
async function untilAtRest(instances: number): Promise<void> {
	const until = performance.now() + PATIENCE_MS;
	for (;;) {
		const [before, began] = [processorTimes().application, performance.now()];
		await pause(LOOK_MS);
		const aSecond = (processorTimes().application - before) / ((performance.now() - began) / 1_000);
		if (aSecond < RESTING * instances || performance.now() > until) return;
	}
}

export type Meter = {
	/** What the shop uses in a second in which nobody asks. */
	atRest: Usage;
	/** What this work uses, all of it, beyond that. */
	measure: (work: () => Promise<unknown>) => Promise<Usage>;
};

/** Measures what the instances at these addresses, all that this process has started, and their store use. */
export async function openMeter(urls: readonly string[]): Promise<Meter> {
	const operations = async () => {
		const counts = await Promise.all(urls.map(operationsOf));
		return counts.reduce((sum, count) => sum + count, 0);
	};
	// Looking asks the database too.
	const ofOneLook = -(await operations()) + (await operations());
	const whole = async (work: () => Promise<unknown>) => {
		const asked = await operations();
		const [before, began] = [processorTimes(), performance.now()];
		await work();
		const [after, seconds] = [processorTimes(), (performance.now() - began) / 1_000];
		const used = { ...after, operations: (await operations()) - ofOneLook };
		const was = { ...before, operations: asked };
		return { used: eachPart((part) => used[part] - was[part]), seconds };
	};
	await untilAtRest(urls.length);
	const rest = await whole(() => pause(REST_MS));
	const atRest = eachPart((part) => rest.used[part] / rest.seconds);
	return {
		atRest,
		async measure(work) {
			const { used, seconds } = await whole(work);
			return eachPart((part) => Math.max(0, used[part] - atRest[part] * seconds));
		},
	};
}
