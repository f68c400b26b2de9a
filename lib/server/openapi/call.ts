import "server-only";
import { z } from "zod";
import { order } from "./shapes";

/** Who may make a call. "wallet" and "machine" prove themselves by a signature or a bearer token. */
export type Caller = "anyone" | "customer" | "seller" | "wallet" | "machine";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** What a call answers when it succeeds: JSON with `success: true` and these fields, or something else altogether. */
export type Success = { status?: 200 | 201 } & (
	| { fields: z.ZodRawShape }
	| { json: z.ZodType }
	| { type: string }
);

/** One call of the shop's HTTP contract, described by the schemas that the server itself reads with. */
export type Call = {
	method: Method;
	/** With `{name}` where a value stands. */
	path: string;
	summary: string;
	caller: Caller;
	query?: z.ZodObject;
	/** Read as JSON unless `bodyType` says otherwise. */
	body?: z.ZodType;
	bodyType?: "application/json" | "multipart/form-data" | "text/csv" | "application/x-www-form-urlencoded";
	success: Success | "redirect";
	/** Refusals beyond those that follow from the rest: see `refusalsOf`. */
	refusals?: readonly number[];
	/** A GET that changes something, and so must come from the shop's own pages. */
	changes?: boolean;
};

/**
 * Every call that fails says so in one shape; `errors` has a sentence for each field that broke a rule, `order` is the
 * one that a cart has become already.
 */
export const failure = z
	.object({
		success: z.literal(false),
		message: z.string(),
		errors: z.record(z.string(), z.string()).optional(),
		order: order.optional(),
		requestId: z.string().optional(),
	})
	.meta({ id: "Failure" });

/** The statuses with which a call may refuse: those of its kind, and its own. */
export function refusalsOf({ method, path, caller, query, body, refusals = [], changes }: Call): number[] {
	const isChange = changes || method !== "get";
	return [
		...new Set([
			...(query || body ? [400] : []),
			...(caller === "customer" || caller === "seller" ? [401] : []),
			...(isChange ? [403] : []),
			...(path.includes("{") ? [404] : []),
			...(body ? [413, 415] : []),
			...refusals,
			500,
			503,
		]),
	].sort((a, b) => a - b);
}

/** The success answer as a schema; null where it is no JSON. */
export function successSchema(success: Call["success"]): z.ZodType | null {
	if (success === "redirect") return null;
	if ("fields" in success) return z.object({ success: z.literal(true), ...success.fields });
	return "json" in success ? success.json : null;
}
