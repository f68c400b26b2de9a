import { setTimeout } from "node:timers/promises";
import { type Answer, api } from "../support/api";
import type { Ledger } from "./ledger";

type Options = Parameters<typeof api>[2];

/** A request that has no answer by then hangs; milliseconds. */
const HANG_MS = 25_000;
const RETRY_MS = 150;
const GIVE_UP_MS = 90_000;

/** An answer that a shopper did not expect. */
export class Refused extends Error {}

/** The client of one person: repeats what was not answered, and writes down what no shop may answer. */
export class Client {
	cookies = "";

	constructor(private readonly ledger: Ledger) {}

	/** One try; null when nobody answered, or the shop asks to come back later. */
	private async attempt(method: string, path: string, options: Options): Promise<Answer | null> {
		this.ledger.requests += 1;
		const signal = AbortSignal.timeout(HANG_MS);
		// As a load balancer sends them, now here, now there.
		const at = path.startsWith("/") && this.ledger.requests % 2 === 0 ? this.ledger.otherInstance : "";
		const sent = api(method, at + path, { cookies: this.cookies, ...options, signal });
		const answer = await sent.catch(() => null);
		if (signal.aborted) this.ledger.violations.push(`${method} ${path} had no answer after ${HANG_MS} ms`);
		if (!answer || answer.status === 503) {
			this.ledger.unanswered += 1;
			if (answer && !answer.headers.has("retry-after"))
				this.ledger.violations.push(`${method} ${path} answered 503 without Retry-After`);
			return null;
		}
		if (answer.status < 500) return answer;
		const isCall = path.startsWith("/api/") || method !== "GET";
		if (isCall) this.ledger.violations.push(`${method} ${path} answered ${answer.status}: ${answer.text}`);
		return null;
	}

	/** Sends until there is an answer, as a patient person does; `tries` says how often. */
	async send(method: string, path: string, options: Options = {}): Promise<Answer & { tries: number }> {
		const until = Date.now() + GIVE_UP_MS;
		for (let tries = 1; Date.now() < until; tries += 1) {
			const answer = await this.attempt(method, path, options);
			if (answer) return { ...answer, tries };
			await setTimeout(RETRY_MS);
		}
		throw new Refused(`${method} ${path} was not answered for ${GIVE_UP_MS} ms`);
	}

	/** The same, and the status must be one of these. Throws {@link Refused}. */
	async expect(statuses: readonly number[], method: string, path: string, options: Options = {}) {
		const answer = await this.send(method, path, options);
		if (!statuses.includes(answer.status))
			throw new Refused(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
		return answer;
	}
}
