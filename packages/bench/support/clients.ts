import { Agent, request } from "node:http";
import autocannon from "autocannon";
import { percentile } from "./figure";

export type Ask = {
	method?: "GET" | "POST" | "PUT" | "PATCH";
	path: string;
	body?: unknown;
	cookies?: string;
};
export type Paced = { count: number; median: number; p99: number; failed: number };

type Trip = { url: string; next: () => Ask };

const agent = new Agent({ keepAlive: true });

/** What came of it: milliseconds, and bytes of the body as they came. */
type Answered = { ms: number; status: number; bytes: number };

/** Asks once and reads the whole answer. */
export function ask(url: string, { method = "GET", path, body, cookies }: Ask): Promise<Answered> {
	const began = performance.now();
	const json = body === undefined ? undefined : JSON.stringify(body);
	const headers = {
		origin: url,
		"accept-encoding": "gzip, deflate, br",
		...(json ? { "content-type": "application/json", "content-length": Buffer.byteLength(json) } : {}),
		...(cookies ? { cookie: cookies } : {}),
	};
	return new Promise((done) => {
		let bytes = 0;
		const end = (status: number) => done({ ms: performance.now() - began, status, bytes });
		const sent = request(new URL(path, url), { method, headers, agent }, (answer) => {
			answer.on("end", () => end(answer.statusCode ?? 0)).on("error", () => end(0));
			answer.on("data", ({ length }: Buffer) => {
				bytes += length;
			});
		});
		sent.on("error", () => end(0));
		sent.end(json);
	});
}

/** Sends so many requests a second whether or not the ones before were answered, as real shoppers do. */
export async function atPace(pace: { perSecond: number; seconds: number }, trip: Trip): Promise<Paced> {
	const began = performance.now();
	const answers: Promise<Answered>[] = [];
	for (let sent = 0; sent < pace.perSecond * pace.seconds; sent++) {
		const due = began + (sent / pace.perSecond) * 1000;
		await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
		answers.push(ask(trip.url, trip.next()));
	}
	const all = await Promise.all(answers);
	const times = all.map(({ ms }) => ms);
	return {
		count: all.length,
		median: percentile(times, 50),
		p99: percentile(times, 99),
		failed: all.filter(({ status }) => status < 200 || status >= 400).length,
	};
}

/** What a browser would accept. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };

export type Load = {
	/** Answers a second. */
	rate: number;
	/** Bytes of one answer on the wire. */
	bytes: number;
	/** Answers that were not 2xx, and requests without an answer. */
	failed: number;
};

/** Asks for one address as fast as it is answered, with 8 connections, for so many seconds. */
export async function flatOut(url: string, seconds: number): Promise<Load> {
	const result = await autocannon({ url, connections: 8, duration: seconds, headers: HEADERS });
	const { total } = result.requests;
	return {
		rate: total / result.duration,
		bytes: result.throughput.total / Math.max(1, total),
		failed: result.non2xx + result.errors,
	};
}

/** What so many clients got done, each asking again as soon as it is answered. */
export type Rate = { perSecond: number; times: number[]; failed: number };

/** Works with so many clients for so many seconds; `work` says whether it went well. */
export async function rateOf(
	clients: number,
	seconds: number,
	work: (turn: number) => Promise<boolean>,
): Promise<Rate> {
	const began = performance.now();
	const times: number[] = [];
	let turn = 0;
	let failed = 0;
	const client = async () => {
		while (performance.now() - began < seconds * 1000) {
			const started = performance.now();
			if (!(await work(turn++))) failed += 1;
			times.push(performance.now() - started);
		}
	};
	await Promise.all(Array.from({ length: clients }, client));
	return { perSecond: (times.length - failed) / ((performance.now() - began) / 1000), times, failed };
}

/** What so many turns give, one after the other. */
export async function repeat<Result>(turns: number, measure: () => Promise<Result>): Promise<Result[]> {
	const results: Result[] = [];
	for (let turn = 0; turn < turns; turn++) results.push(await measure());
	return results;
}

/** How long each of so many turns takes, in milliseconds, one after the other. */
export async function timesOf(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	for (let turn = 0; turn < turns; turn++) {
		const started = performance.now();
		await work(turn);
		times.push(performance.now() - started);
	}
	return times;
}
