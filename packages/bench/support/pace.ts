import { Agent, request } from "node:http";
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
