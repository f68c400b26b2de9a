import "server-only";
import { ZodError } from "zod";
import { isOutage, OUTAGE_WORDS } from "../database/outage";
import { log } from "../log/log";
import { ShopError } from "../platform/errors";
import { invalidInput } from "./read";

const RETRY_SECONDS = 5;

/** A successful answer: `success: true` and these fields. */
export function ok(fields: object = {}, status = 200): Response {
	return Response.json({ success: true, ...fields }, { status });
}

function toShopError(error: unknown): ShopError | null {
	if (error instanceof ShopError) return error;
	if (error instanceof ZodError) return invalidInput(error);
	if (isOutage(error)) {
		return new ShopError("unavailable", OUTAGE_WORDS, {
			retryAfter: RETRY_SECONDS,
		});
	}
	return null;
}

/** The answer for a failure: its status and sentence; an unexpected one is logged and tells only a request id. */
export function failure(error: unknown, requestId: string): Response {
	const known = toShopError(error);
	if (!known) {
		log.error({ err: error }, "a request failed unexpectedly");
		const message = "Something went wrong on our side. Please try again.";
		return Response.json({ success: false, message, requestId }, { status: 500 });
	}
	const { errors, shown, retryAfter } = known.details;
	const headers = retryAfter === undefined ? undefined : { "retry-after": String(retryAfter) };
	const body = { ...shown, success: false, message: known.message, errors };
	return Response.json(body, { status: known.status, headers });
}
