import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import { z } from "zod";
import type { Customer } from "@/lib/accounts/server/sessions";
import { type Scope, toldOutside } from "@/lib/integrations/rules";
import { keyHolder } from "@/lib/integrations/server/keys";
import type { Seller } from "@/lib/team/rules";
import type { Language } from "@/lib/text/language";
import { preferredLanguage } from "@/lib/text/language-path.mjs";
import { failure, ok } from "../http/answer";
import { checkOrigin } from "../http/origin";
import { idempotencyKeyOf, parse, pathId } from "../http/read";
import { inRequest, REQUEST_ID_HEADER, requestIdOf } from "../log/log";
import { noteAnswer } from "../observability/metrics";
import { attempt, type Caller, callerOf, limit, limitGuesses } from "../rate-limit/rate-limit";
import {
	type Body,
	type Call,
	hasOwnTokens,
	isOwnOnly,
	type Limit,
	type PathParams,
	successStatus,
} from "./call";
import { GUARDS, type Person } from "./guards";
import { type Keep, keepNothing, once } from "./once";

type Work<Result> = () => Promise<Result>;

const named = z.looseObject({ email: z.string().optional(), phone: z.string().optional() });

function accountOf({ account }: Limit, ownAccount: string | undefined, body: unknown): string | undefined {
	return account ? named.parse(body)[account] : ownAccount;
}

/** Counts a request before anything of it is read, where its call says no other. Throws ShopError `too-many`. */
async function countAsked(of: Limit, request: NextRequest, ownAccount?: string): Promise<void> {
	if (of.counts !== undefined) return;
	const action = ownAccount === undefined ? (of.ofGuests ?? of.action) : of.action;
	await limit(action, callerOf(request, ownAccount));
}

/** Who is counted once the body is read. */
function countedCaller(of: Limit, request: NextRequest, ownAccount: string | undefined, body: unknown) {
	return callerOf(request, accountOf(of, ownAccount, body));
}

/** Does the work of a call under its limit. Throws ShopError `too-many`, and whatever the work throws. */
async function withinLimit<Result>(of: Limit, caller: Caller, work: Work<Result>): Promise<Result> {
	if (of.counts === "failed") return attempt(of.action, caller, work);
	if (of.counts === "guessed") return limitGuesses(of.action, caller, work);
	if (of.counts === "sent") await limit(of.action, caller);
	return work();
}

/** What a use case gets of a request: who sends it, and everything that its call says is read of it, parsed. */
export type Input<C extends Call> = Person<C["who"]> & {
	request: NextRequest;
	params: PathParams<C>;
	query: C extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
	body: C extends { body: Body<infer Value> } ? Value : undefined;
	/** One of its own where its sender has sent none. */
	idempotencyKey: C extends { idempotent: string } ? string : undefined;
	/** Keeps the answer in the commit that it tells of, where the caller has sent a key. */
	keep: C extends { idempotent: "answer" } ? Keep<Result<C>> : undefined;
	/** The language that its sender reads: as it asks, else its account's. */
	language: Language;
	caller: C extends { limit: Limit } ? Caller : undefined;
};

/** What is known of a request before its body is read. */
type BeforeBody<C extends Call> = Person<C["who"]> & { params: PathParams<C> };

/** What a use case answers: the fields of its call's success, or a whole answer where that is no JSON with fields, or a file. */
export type Result<C extends Call> = C["success"] extends { fields: infer Fields extends z.ZodRawShape }
	? z.output<z.ZodObject<Fields>> | (C["success"] extends { file: string } ? Response : never)
	: Response;

type Context<P> = { params: Promise<P> };
type Handler<P> = (request: NextRequest, context: Context<P>) => Promise<Response>;

type AnyParams = Record<string, string | string[]>;
type AnyInput = {
	request: NextRequest;
	params: AnyParams;
	query: unknown;
	body: unknown;
	idempotencyKey: string | undefined;
	keep: Keep<object> | undefined;
	language: Language;
	caller: Caller | undefined;
};
type AnyWork = (input: AnyInput) => Promise<object>;
type AnyCheck = (known: { params: AnyParams }) => Promise<void>;

type Known = { customer?: Customer | null; seller?: Seller };

/** What a program outside is answered that may do this. */
function outside(result: object, scopes: readonly Scope[]): object {
	return result instanceof Response
		? result
		: z.looseObject({}).parse(JSON.parse(toldOutside(result, scopes)));
}

/** Reads a request as its call says, in the order that `Call` gives, and has the use case do the rest. */
async function serve(
	call: Call,
	work: AnyWork,
	mayBegin: AnyCheck | undefined,
	{ request, params, language }: Pick<AnyInput, "request" | "params" | "language">,
) {
	// By a key nothing is read of cookies, and nothing is counted but the key.
	const keyed = await keyHolder(request.headers, call, hasOwnTokens(call));
	if (!keyed && isOwnOnly(call)) checkOrigin(request.headers);
	const person: Known = keyed ?? (await GUARDS[call.who](request, call));
	const ownAccount = person.customer?._id ?? person.seller?.id;
	if (call.limit && !keyed) await countAsked(call.limit, request, ownAccount);
	for (const [name, message] of Object.entries(call.ids ?? {})) pathId(String(params[name]), message);
	// `?older=` says as little as no `older` at all.
	const said = [...request.nextUrl.searchParams].filter(([, text]) => text !== "");
	const query = call.query && parse(call.query, Object.fromEntries(said));
	const idempotencyKey = call.idempotent && idempotencyKeyOf(request.headers);
	await mayBegin?.({ ...person, params });
	const body = await call.body?.read(request);
	const says = (request.headers.get("accept-language") ?? "*") !== "*";
	const reads = says ? language : (person.customer?.language ?? language);
	const input = { ...person, request, params, query, idempotencyKey, body, language: reads };
	// The team's devices are known by the e-mail that signed in, as is who enters a code.
	const signedInAs = person.customer?._id ?? person.seller?.email;
	const caller = call.limit && (keyed?.caller ?? countedCaller(call.limit, request, signedInAs, body));
	const act = () => {
		if (call.idempotent !== "answer") return work({ ...input, keep: undefined, caller });
		if (!request.headers.has("idempotency-key")) return work({ ...input, keep: keepNothing, caller });
		const who = ownAccount ?? callerOf(request).address;
		const name = `${call.method} ${call.path} ${JSON.stringify(params)}`;
		const asked = { call: name, caller: who, key: idempotencyKey ?? "", owner: person.customer?._id };
		return once(asked, (keep) => work({ ...input, keep, caller }));
	};
	const result = await (call.limit && caller && !keyed ? withinLimit(call.limit, caller, act) : act());
	return keyed ? outside(result, keyed.scopes) : result;
}

function answerOf(call: Call, result: object, language: Language): Response {
	return result instanceof Response ? result : ok(result, successStatus(call), language);
}

/** The call's path as logs and metrics name it: no ids or tokens, and few. Addresses of no call are all alike. */
function routeOf({ path }: Call): string {
	return path.includes("{...") ? "other" : path.replaceAll("{", "[").replaceAll("}", "]");
}

/**
 * The handler of a call: reads what the call says, lets the use case do it, answers what the call promises. Every thrown
 * error becomes one clear answer (api.md, Conventions), in the language that `Accept-Language` asks for; the request's id is on the answer, on each log line and on the
 * database's commands. `mayBegin` refuses, by throwing, before the body is read: where that is large, or dear to read. The
 * handler carries its definition, so that a test can compare it with its file's place.
 */
export function endpoint<const C extends Call>(
	call: C,
	work: (input: Input<C>) => Promise<Result<C>>,
	mayBegin?: (known: BeforeBody<C>) => Promise<void>,
): Handler<PathParams<C>> & { definition: Call };
export function endpoint(
	call: Call,
	work: AnyWork,
	mayBegin?: AnyCheck,
): Handler<AnyParams> & { definition: Call } {
	const route = routeOf(call);
	const handler: Handler<AnyParams> = (request, context) => {
		const began = performance.now();
		const requestId = requestIdOf(request.headers);
		const language = preferredLanguage(request.headers.get("accept-language"));
		return inRequest(requestId, async () => {
			const params = (await context.params) ?? {};
			const response = await serve(call, work, mayBegin, { request, params, language })
				.then((result) => answerOf(call, result, language))
				.catch((error: unknown) => failure(error, requestId, language));
			response.headers.set(REQUEST_ID_HEADER, requestId);
			noteAnswer(request.method, route, response.status, performance.now() - began);
			return response;
		});
	};
	return Object.assign(handler, { definition: call });
}

/**
 * The handler of a call whose answer is made when the shop is built, and again when what it tells has changed. What fails
 * is answered like anything else, and not kept (page-cache.mjs).
 */
export function staticEndpoint<const C extends Call>(call: C, read: () => Promise<Result<C>>) {
	const handler = () =>
		read()
			.then((result) => answerOf(call, result, "en"))
			.catch((error: unknown) => failure(error, randomUUID()));
	return Object.assign(handler, { definition: call });
}
