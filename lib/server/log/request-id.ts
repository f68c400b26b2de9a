import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { perProcess } from "../platform/per-process.mjs";

/** What a proxy in front may name a request: nothing that could forge a log line or fill one. */
const SANE_ID = /^[A-Za-z0-9._-]{8,64}$/;

export const REQUEST_ID_HEADER = "x-request-id";

const requests = perProcess("requests", () => new AsyncLocalStorage<string>());

/** The id that came with the request where it is a sane one, else a new one. */
export function requestIdOf(headers: Headers): string {
	const given = headers.get(REQUEST_ID_HEADER);
	return given && SANE_ID.test(given) ? given : randomUUID();
}

/** Does the work of one request, so that its log lines and database commands carry the request's id. */
export function inRequest<Result>(id: string, work: () => Result): Result {
	return requests.run(id, work);
}

/** The id of the request that this code runs for; undefined in the background. */
export function currentRequestId(): string | undefined {
	return requests.getStore();
}
