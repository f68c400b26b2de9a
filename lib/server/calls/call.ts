import "server-only";
import { z } from "zod";
import type { Scope } from "@/lib/integrations/rules";
import { type Duty, ROLE_NAMES, type Role, rolesOf } from "@/lib/team/rules";
import { parse, readJson } from "../http/read";
import type { LimitedAction } from "../rate-limit/limit-rules";

/**
 * Who may make a call: what people read of it, and what a request must carry. How it is proved is the guard of the same
 * name (`guards.ts`). Which roles of the team may is a duty's matter (`lib/team/rules.ts`).
 */
export const WHO = {
	anyone: { words: "Anyone", proof: [] },
	/** The use case is told which customer it is, or null. */
	shopper: { words: "Anyone; a customer is known by the session", proof: [] },
	customer: { words: "Signed-in customer", proof: ["customer"] },
	/** From whoever is none, worthless cookies are taken back. */
	"returning-customer": { words: "Signed-in customer", proof: ["customer"] },
	buyer: { words: "Signed-in customer with a verified e-mail", proof: ["customer"] },
	/** A browser may be both; whoever is neither is refused by the guard. */
	subscriber: { words: "Signed-in customer or member of the team", proof: [] },
	/** Those of the shop's team whose duty it is. */
	seller: { words: "Signed-in member of the team", proof: ["seller"] },
	/** From whoever has no session yet, but has shown the password. */
	"signing-in": { words: "Whoever has just given the right password of the team's login", proof: [] },
	"mail-reader": { words: "Anyone, in demo mode", proof: [] },
	"mail-tester": { words: "The owner, or anyone in demo mode", proof: [] },
	/** May come from anywhere: its use case checks a signature. */
	wallet: { words: "A wallet, by its signature", proof: [] },
	/** The same: Meta tells of what came in. */
	messenger: { words: "WhatsApp, by its signature", proof: [] },
	scraper: { words: "A program by its token, or the owner", proof: ["bearer", "seller"] },
	instance: { words: "An instance of the shop, by its own word", proof: ["bearer"] },
} as const satisfies Record<string, { words: string; proof: readonly Proof[] }>;

export type Proof = "customer" | "seller" | "bearer";
export type Who = keyof typeof WHO;

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** How a body is read, and what the description says of it. */
export type Body<Value> = {
	type: "application/json" | "multipart/form-data" | "text/csv" | "application/x-www-form-urlencoded";
	/** Another type that it may have, beside that, and what it is then where that differs. */
	alsoType?: string;
	alsoSchema?: z.ZodType;
	schema: z.ZodType;
	/** True for one that may be left out. */
	isOptional?: true;
	read: (request: Request) => Promise<Value>;
};

/** What is counted of a call, by the rule of this name (`limit-rules.ts`). */
export type Limit = {
	action: LimitedAction;
	/** The rule for someone without an account, where it is another one. */
	ofGuests?: LimitedAction;
	/** Whose account is counted beside the address: the one that the body names; else the caller's own. */
	account?: "email" | "phone";
	/**
	 * Each request before anything of it is read, unless it says: `sent` counts those whose body is in order, `failed`
	 * takes a success back (`attempt`), `guessed` counts only what was refused (`limitGuesses`).
	 */
	counts?: "sent" | "failed" | "guessed";
};

/**
 * What a call answers when it succeeds: JSON with `success: true` and these fields, also as a `file` of this type where
 * its query asks for one; or something else altogether.
 */
type Success = { status?: 200 | 201 } & (
	| { fields: z.ZodRawShape; file?: string }
	| { json: z.ZodType }
	| { type: string }
);

/**
 * One call, stated once: its handler, its description, and the tests of who may make it come from here. Checked in this
 * order: origin, who, limit, ids, query, what the handler asks first, body.
 */
export type Call = {
	method: Method;
	/** With `{name}` where a value stands. */
	path: `/${string}`;
	summary: string;
	who: Who;
	/** Whose work among the team it is; the owner's where nothing is said. */
	duty?: Duty;
	/** The scopes of a key by any of which another program may make it; none where nothing is said. */
	scopes?: readonly Scope[];
	/** What a guest is told, where it is not the usual sentence. */
	login?: string;
	/** A GET that changes something, and so must come from the shop's own pages like any other change. */
	changes?: true;
	limit?: Limit;
	/** The path's values that are ids, with the sentence of the 404 for what is none. */
	ids?: Readonly<Record<string, string>>;
	query?: z.ZodObject;
	/** Takes an `Idempotency-Key`: with a table of its own, or its answer is kept (`once.ts`). */
	idempotent?: "own" | "answer";
	body?: Body<unknown>;
	success: Success | "redirect";
	/** Refusals beyond those that follow from the rest: see `refusalsOf`. */
	refusals?: readonly number[];
};

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;
/** The values of a path: a catch-all's is the list of its segments. */
export type PathParams<C extends Call> = {
	[Name in ParamName<C["path"]> as Name extends `...${infer Plain}`
		? Plain
		: Name]: Name extends `...${string}` ? string[] : string;
};

type Said = Omit<Call, "method" | "path" | "who"> & Partial<Pick<Call, "who">>;
type Stated<W extends Who, M extends Method, Path extends Call["path"], Rest extends Said> = {
	method: M;
	path: Path;
	who: Rest extends { who: infer Other extends Who } ? Other : W;
} & Omit<Rest, "who">;

function byMethod<W extends Who, M extends Method>(
	who: W,
	method: M,
): <const Path extends Call["path"], const Rest extends Said>(
	path: Path,
	rest: Rest,
) => Stated<W, M, Path, Rest>;
function byMethod(who: Who, method: Method) {
	return (path: Call["path"], rest: Said): Call => ({ method, path, who, ...rest });
}

function callsOf<W extends Who>(who: W) {
	return {
		get: byMethod(who, "get"),
		post: byMethod(who, "post"),
		put: byMethod(who, "put"),
		patch: byMethod(who, "patch"),
		delete: byMethod(who, "delete"),
	};
}

/** What states the calls of these callers, by method. */
export type CallsOf<W extends Who> = ReturnType<typeof callsOf<W>>;

/** A call by its method and path: the team's, by its duty, where it does not say whose. */
export const call = callsOf("seller");
/** A signed-in customer's. */
export const customer = callsOf("customer");
export const anyone = callsOf("anyone");

/** A JSON body that this schema reads. */
export function json<Schema extends z.ZodType>(schema: Schema) {
	return {
		type: "application/json",
		schema,
		read: (request) => readJson(request, schema),
	} as const satisfies Body<z.output<Schema>>;
}

/** A JSON body that one schema reads, and another where it carries a code. */
export function jsonOrCode<Schema extends z.ZodType, ByCode extends z.ZodType>(
	usual: Schema,
	byCode: ByCode,
) {
	return {
		type: "application/json",
		schema: z.union([usual, byCode]),
		read: async (request): Promise<z.output<Schema> | z.output<ByCode>> => {
			const body = await readJson(request, z.unknown());
			const hasCode = typeof body === "object" && body !== null && "code" in body;
			return hasCode ? parse(byCode, body) : parse(usual, body);
		},
	} as const satisfies Body<z.output<Schema> | z.output<ByCode>>;
}

/** A JSON body that may be left out: then it says nothing. */
export function maybeJson<Schema extends z.ZodType>(schema: Schema) {
	return {
		type: "application/json",
		schema,
		isOptional: true,
		read: async (request) =>
			request.headers.has("content-type") ? readJson(request, schema, "{}") : parse(schema, {}),
	} as const satisfies Body<z.output<Schema>>;
}

/** The roles of the team that may make the call; null where it does not ask for one. */
export function rolesFor({ who, duty = "management" }: Call): readonly Role[] | null {
	const proof: readonly Proof[] = WHO[who].proof;
	return proof.includes("seller") ? rolesOf(duty) : null;
}

/** Who may make the call, in words. */
export function callerWords(call: Call): string {
	const roles = call.who === "seller" ? rolesFor(call) : null;
	return roles ? roles.map((role) => ROLE_NAMES[role]).join(", ") : WHO[call.who].words;
}

/** Whether it takes bearer tokens of its own beside the keys of programs. */
export function hasOwnTokens({ who }: Call): boolean {
	const proof: readonly Proof[] = WHO[who].proof;
	return proof.includes("bearer");
}

/** Whether the call changes something. */
export function isChange({ method, changes }: Call): boolean {
	return changes === true || method !== "get";
}

const SIGNING: readonly Who[] = ["wallet", "messenger"];

/** Whether the call must come from the shop's own pages: what changes something, except by those who sign. */
export function isOwnOnly(call: Call): boolean {
	return isChange(call) && !SIGNING.includes(call.who);
}

/** The statuses with which a call may refuse: those of its kind, and its own. */
export function refusalsOf(call: Call): number[] {
	const { path, who, scopes, limit, query, body, idempotent, refusals = [] } = call;
	const proof: readonly Proof[] = WHO[who].proof;
	return [
		...new Set([
			...(query || body || idempotent ? [400] : []),
			...(proof.includes("customer") || proof.includes("seller") ? [401] : []),
			...(isChange(call) || who === "buyer" || proof.includes("seller") ? [403] : []),
			...(path.includes("{") ? [404] : []),
			...(body ? [413, 415] : []),
			...(scopes ? [401, 403, 429] : []),
			...(limit ? [429] : []),
			...refusals,
			500,
			503,
		]),
	].sort((a, b) => a - b);
}

/** The status of the answer when the call succeeds. */
export function successStatus({ success }: Call): number {
	return success === "redirect" ? 303 : (success.status ?? 200);
}

/** The success answer as a schema; null where it is no JSON. */
export function successSchema(success: Call["success"]): z.ZodType | null {
	if (success === "redirect") return null;
	if ("fields" in success) return z.object({ success: z.literal(true), ...success.fields });
	return "json" in success ? success.json : null;
}
