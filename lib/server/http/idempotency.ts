import "server-only";
import { randomUUID } from "node:crypto";
import { idempotencyKeyField } from "@/lib/orders/schema/order";
import { parse } from "./read";

/** The request's `Idempotency-Key`, or one of its own where it came without. Throws 400 for a malformed one. */
export function idempotencyKeyOf(headers: Headers): string {
	const key = headers.get("idempotency-key");
	return key === null ? randomUUID() : parse(idempotencyKeyField, key);
}
