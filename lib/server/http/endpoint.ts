import "server-only";
import type { NextRequest } from "next/server";
import { ZodError, type z } from "zod";
import { isObjectId } from "@/lib/domain/fields";
import { isOutage, OUTAGE_WORDS } from "../database/outage";
import { log } from "../log/log";
import { inRequest, REQUEST_ID_HEADER, requestIdOf } from "../log/request-id";
import { noteAnswer } from "../observability/answered-call";
import { type PathParams, routePattern } from "../observability/route-pattern";
import { ShopError } from "../platform/errors";
import { checkOrigin } from "./origin";

const MAX_JSON_BYTES = 100_000;
const RETRY_SECONDS = 5;

type Context<Params> = { params: Promise<Params> };
type Handler<Params> = (request: NextRequest, params: Params) => Promise<Response>;
type EndpointOptions = {
	/** A GET that changes something, and so must come from our own pages too. */
	changes?: boolean;
	/** The one door that other origins may use: a wallet's callback. */
	fromAnywhere?: boolean;
};

/** A successful answer: `success: true` and these fields. */
export function ok(fields: Record<string, unknown> = {}, status = 200, headers?: HeadersInit): Response {
	return Response.json({ success: true, ...fields }, { status, headers });
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

/** Runs the handler and turns what it throws into an answer. */
async function answer<Params>(
	handler: Handler<Params>,
	{ changes, fromAnywhere }: EndpointOptions,
	request: NextRequest,
	params: Params,
	requestId: string,
): Promise<Response> {
	try {
		const mayChange = changes || (request.method !== "GET" && request.method !== "HEAD");
		if (mayChange && !fromAnywhere) checkOrigin(request.headers);
		return await handler(request, params);
	} catch (error) {
		return failure(error, requestId);
	}
}

/**
 * Wraps a route handler: changing calls must come from our own origin, every thrown error becomes one clear answer
 * (api.md, Conventions), and the request's id is on the answer, on each log line and on the database's commands.
 */
export function endpoint<Params extends PathParams = Record<string, never>>(
	handler: Handler<Params>,
	options: EndpointOptions = {},
) {
	return (request: NextRequest, context: Context<Params>): Promise<Response> => {
		const began = performance.now();
		const requestId = requestIdOf(request.headers);
		return inRequest(requestId, async () => {
			const params = await context.params;
			const response = await answer(handler, options, request, params, requestId);
			response.headers.set(REQUEST_ID_HEADER, requestId);
			const route = routePattern(request.nextUrl.pathname, params);
			noteAnswer(request.method, route, response.status, performance.now() - began);
			return response;
		});
	};
}

function invalidInput(error: ZodError): ShopError {
	const errors: Record<string, string> = {};
	for (const issue of error.issues) {
		const field = issue.path.join(".") || "body";
		errors[field] ??= issue.message;
	}
	return new ShopError("invalid", error.issues[0]?.message ?? "The input is not valid", { errors });
}

/** What is said where a schema has no sentence of its own; zod's own words are for engineers. */
function plainSentence({ path = [] }: { path?: PropertyKey[] }): string {
	return path.length === 0 ? "Please send a JSON object" : "This value is not valid";
}

/** Parses anything that came from outside; throws ShopError `invalid` with the first sentence and one a field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
	const result = schema.safeParse(input, { error: plainSentence });
	if (!result.success) throw invalidInput(result.error);
	return result.data;
}

/** The whole body as bytes; throws ShopError `too-large` as soon as it passes the limit. */
export async function readBytes(
	request: Request,
	maxBytes: number,
	message = `Please send at most ${Math.floor(maxBytes / 1000)} kB`,
): Promise<Buffer> {
	const tooLarge = new ShopError("too-large", message);
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw tooLarge;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** The JSON body, parsed by the schema. Errors: 413 over 100 kB, 415 not JSON, 400 unreadable or against a rule. */
export async function readBody<Schema extends z.ZodType>(
	request: Request,
	schema: Schema,
): Promise<z.output<Schema>> {
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") throw new ShopError("wrong-type", "Please send JSON");
	const text = (await readBytes(request, MAX_JSON_BYTES)).toString("utf8");
	let json: unknown;
	try {
		json = JSON.parse(text);
	} catch {
		throw new ShopError("invalid", "The request is not valid JSON");
	}
	return parse(schema, json);
}

/** An id from the path; what is no id at all names nothing, so it is a 404. */
export function pathId(id: string, message: string): string {
	if (!isObjectId(id)) throw new ShopError("not-found", message);
	return id;
}
