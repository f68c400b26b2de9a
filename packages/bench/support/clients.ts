import { Agent, request } from "node:http";
import autocannon from "autocannon";

export type Ask = {
	method?: "GET" | "POST" | "PUT" | "PATCH";
	path: string;
	body?: unknown;
	cookies?: string;
};
/** What came of it: milliseconds, and 0 where no answer came. */
type Answered = { ms: number; status: number };
/** How long each answer took, in milliseconds, and how many were none that was wanted. */
export type Waits = { times: number[]; failed: number };

/** What a browser would accept. */
const HEADERS = { "accept-encoding": "gzip, deflate, br" };
const agent = new Agent({ keepAlive: true });

/** Asks once and reads the whole answer. */
export function ask(url: string, { method = "GET", path, body, cookies }: Ask): Promise<Answered> {
	const began = performance.now();
	const json = body === undefined ? undefined : JSON.stringify(body);
	const headers = {
		...HEADERS,
		origin: url,
		...(json ? { "content-type": "application/json", "content-length": Buffer.byteLength(json) } : {}),
		...(cookies ? { cookie: cookies } : {}),
	};
	return new Promise((done) => {
		const end = (status: number) => done({ ms: performance.now() - began, status });
		const sent = request(new URL(path, url), { method, headers, agent }, (answer) => {
			answer.on("end", () => end(answer.statusCode ?? 0)).on("error", () => end(0));
			answer.resume();
		});
		sent.on("error", () => end(0));
		sent.end(json);
	});
}

/** True when an answer is a page or leads to one. */
export const isGood = ({ status }: Answered): boolean => status >= 200 && status < 400;

/** Sends so many requests a second whether or not the ones before were answered, as real shoppers do. */
export async function atPace(
	{ perSecond, seconds }: { perSecond: number; seconds: number },
	{ url, next }: { url: string; next: () => Ask },
): Promise<Waits> {
	const began = performance.now();
	const answers: Promise<Answered>[] = [];
	for (let sent = 0; sent < perSecond * seconds; sent++) {
		const due = began + (sent / perSecond) * 1000;
		await new Promise((done) => setTimeout(done, Math.max(0, due - performance.now())));
		answers.push(ask(url, next()));
	}
	const all = await Promise.all(answers);
	return { times: all.map(({ ms }) => ms), failed: all.filter((answer) => !isGood(answer)).length };
}

/** Asks for one address as fast as it is answered, with 8 connections, for so many seconds. */
export async function flatOut(url: string, seconds: number): Promise<void> {
	await autocannon({ url, connections: 8, duration: seconds, headers: HEADERS });
}

/** What so many clients got done, each asking again as soon as it is answered. */
export type Rate = Waits & { perSecond: number };

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
export async function repeat<Result>(
	turns: number,
	measure: (turn: number) => Promise<Result>,
): Promise<Result[]> {
	const results: Result[] = [];
	for (let turn = 0; turn < turns; turn++) results.push(await measure(turn));
	return results;
}

/** How long each of so many turns takes, in milliseconds, one after the other. */
export function timesOf(turns: number, work: (turn: number) => Promise<unknown>): Promise<number[]> {
	return repeat(turns, async (turn) => {
		const started = performance.now();
		await work(turn);
		return performance.now() - started;
	});
}
