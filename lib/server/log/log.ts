import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { DestinationStream } from "pino";
import pino from "pino";
import { perProcess } from "../platform/process.mjs";
import { logLevelOf } from "../platform/settings.mjs";

const MASKED = "[masked]";
const DEEPEST = 5;

/** Fields that say who somebody is, or that let somebody in. Compared in lower case, without - and _. */
const PRIVATE_FIELDS = new Set(
	(
		"name firstname lastname fullname email to replyto recipient phone " +
		"phonenumber userphone msisdn address streetaddress addresses deliveryinstructions zipcode comment text html " +
		"subject password currentpassword newpassword passwordhash token authtoken secret cookie setcookie " +
		"authorization credentials securehash ip forwarded xforwardedfor"
	).split(" "),
);

/** Traces of people and secrets that may stand in the middle of a sentence, such as a database's complaint. */
const TRACES: readonly (readonly [RegExp, string])[] = [
	[/(:\/\/)[^\s/@]+@/g, `$1${MASKED}@`],
	[/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, MASKED],
	[/(?:\+92|\b0092|\b92|\b0)[ -]?3\d{2}[ -]?\d{7}\b/g, MASKED],
	[/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, MASKED],
	[/\bBearer\s+\S+/gi, `Bearer ${MASKED}`],
];

/** A text with e-mail addresses, phone and wallet numbers, session tokens and passwords in addresses made unreadable. */
export function maskText(text: string): string {
	return TRACES.reduce((masked, [trace, by]) => masked.replace(trace, by), text);
}

/** Of an error only what explains it: other fields may hold the document or the mail that it is about. */
function maskError(error: Error, depth: number): Record<string, unknown> {
	return {
		type: error.name,
		message: maskText(error.message),
		...("code" in error ? { code: mask(error.code, depth) } : {}),
		stack: maskText(error.stack ?? ""),
		...(error.cause === undefined ? {} : { cause: mask(error.cause, depth) }),
	};
}

function mask(value: unknown, depth: number): unknown {
	if (typeof value === "string") return maskText(value);
	if (typeof value !== "object" || value === null) return value;
	if (depth > DEEPEST) return MASKED;
	if (value instanceof Error) return maskError(value, depth + 1);
	if (Array.isArray(value)) return value.map((item) => mask(item, depth + 1));
	if (value instanceof Date) return value.toISOString();
	return maskFields(value, depth + 1);
}

/** The fields of a log line without what says who somebody is: private fields by name, and traces in any text. */
function maskFields(fields: object, depth = 0): Record<string, unknown> {
	const masked = Object.entries(fields).map(([field, value]) => {
		const isPrivate = value !== undefined && PRIVATE_FIELDS.has(field.toLowerCase().replace(/[-_]/g, ""));
		return [field, isPrivate ? MASKED : mask(value, depth)] as const;
	});
	return Object.fromEntries(masked);
}

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

/** A log with the shop's habits: one JSON line an event, the request's id on each, no personal data. */
export function makeLog(to: DestinationStream, level: string) {
	return pino(
		{
			level,
			base: undefined,
			timestamp: pino.stdTimeFunctions.isoTime,
			formatters: { level: (label) => ({ level: label }), log: maskFields },
			// Errors have been reduced and masked already.
			serializers: { err: (error) => error },
			mixin: () => {
				const requestId = currentRequestId();
				return requestId ? { requestId } : {};
			},
		},
		to,
	);
}

/** The shop's log, on the standard error stream, where Next writes its own. LOG_LEVEL=silent turns it off. */
export const log = makeLog(pino.destination(2), logLevelOf(process.env));
