import "server-only";
import { z } from "zod";
import { parse } from "../http/read";

const NOTHING_KNOWN = -1;

const numberOfSignal = z.coerce
	.number({ error: "after must be the number of a signal" })
	.int("after must be the number of a signal")
	.min(NOTHING_KNOWN, "after must be the number of a signal");

/** Where a stream of events goes on after a break; the header Last-Event-ID says the same. */
export const eventsQuery = z.object({ after: numberOfSignal.optional() });

/**
 * The last signal that a browser knows of: the last one it heard where it connects again, else what its page was read
 * with; -1 when it says nothing. Throws ShopError `invalid` for a header that is no number.
 */
export function knownSignal(headers: Headers, after: number = NOTHING_KNOWN): number {
	const heard = headers.get("last-event-id");
	return heard ? parse(numberOfSignal, heard) : after;
}
