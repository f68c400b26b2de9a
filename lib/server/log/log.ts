import "server-only";
import pino, { type DestinationStream } from "pino";
import { logLevelOf } from "../platform/settings.mjs";
import { maskFields } from "./mask";
import { currentRequestId } from "./request-id";

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
