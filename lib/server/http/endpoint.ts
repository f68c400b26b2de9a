import "server-only";
import type { NextRequest } from "next/server";
import { inRequest, REQUEST_ID_HEADER, requestIdOf } from "../log/request-id";
import { noteAnswer } from "../observability/answered-call";
import { type PathParams, routePattern } from "../observability/route-pattern";
import { failure, ok } from "./answer";
import { checkOrigin } from "./origin";
import { parse, readJson as readBody, readBytes } from "./read";

export { ok, parse, readBody, readBytes };

type Context<Params> = { params: Promise<Params> };
type Handler<Params> = (request: NextRequest, params: Params) => Promise<Response>;
type EndpointOptions = {
	/** A GET that changes something, and so must come from our own pages too. */
	changes?: boolean;
	/** The one door that other origins may use: a wallet's callback. */
	fromAnywhere?: boolean;
};

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
