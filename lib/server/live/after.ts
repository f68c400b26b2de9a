import "server-only";
import { z } from "zod";
import { parse } from "../http/endpoint";

const NOTHING_KNOWN = -1;

const numberOfSignal = z.coerce
	.number({ error: "after must be the number of a signal" })
	.int("after must be the number of a signal")
	.min(NOTHING_KNOWN, "after must be the number of a signal");

/**
 * The last signal that a browser knows of: the last one it heard where it connects again, else what its page was read
 * with; -1 when it says nothing. Throws ShopError `invalid` for anything that is no number.
 */
export function knownSignal(request: Request): number {
	const heard = request.headers.get("last-event-id") || new URL(request.url).searchParams.get("after");
	return parse(numberOfSignal.default(NOTHING_KNOWN), heard ?? undefined);
}
