import "server-only";
import pino from "pino";

/** The shop's log: one JSON line an event, no personal data. LOG_LEVEL=silent turns it off. */
export const log = pino({ level: process.env.LOG_LEVEL ?? "info", base: undefined });
