import type { z } from "zod";
import type { Call } from "@/lib/server/calls/call";
import { baseUrl } from "./target";

/** What an answer that was a success has to say. Throws where it says nothing. */
export function must<Value>(value: Value | undefined): Value {
	if (value === undefined) throw new Error("the answer was no success");
	return value;
}

type CallOptions = {
	body?: unknown;
	cookies?: string;
	headers?: Record<string, string>;
	raw?: BodyInit;
	signal?: AbortSignal;
};

/** The JSON of a call's answer: its fields when it succeeds, of which a refusal has none. */
type JsonOf<Asked extends Call> = Asked["success"] extends { fields: infer Shape extends z.ZodRawShape }
	? Record<string, unknown> & Partial<z.output<z.ZodObject<Shape>>>
	: Record<string, unknown>;

/** An address of a call, whatever stands for the values in its path; any address where no call is named. */
type Address<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
	? `${Before}${string}${Address<After>}`
	: Path;

export type Answer<Asked extends Call = Call> = {
	status: number;
	headers: Headers;
	/** The parsed JSON; an empty object when the answer had none. */
	json: JsonOf<Asked>;
	text: string;
	/** Cookies that the answer set, ready to be sent back. */
	cookies: string;
};

function cookiesOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0] ?? "")
		.join("; ");
}

/** Says how an answer breaks the documented contract; null when it keeps it. */
type ContractCheck = (method: string, path: string, status: number, json: unknown) => string | null;

let breachOf: ContractCheck = () => null;

/** From now on every answer is held to this. The contract is made of server modules, which a browser test cannot load. */
export function holdAnswersTo(check: ContractCheck): void {
	breachOf = check;
}

/**
 * Calls the server under test as a page of its own would. Throws when the answer breaks the contract that it is held to,
 * so that its JSON is what the call that is named says: `api<typeof cartCalls.read>("GET", "/api/user/cart")`.
 */
export async function api<Asked extends Call = Call>(
	method: Call extends Asked ? string : Uppercase<Asked["method"]>,
	path: Call extends Asked ? string : `${string}${Address<Asked["path"]>}${"" | `?${string}`}`,
	options: CallOptions = {},
): Promise<Answer<Asked>> {
	const hasJson = options.body !== undefined;
	const headers = {
		origin: baseUrl(),
		...(hasJson ? { "content-type": "application/json" } : {}),
		...(options.cookies ? { cookie: options.cookies } : {}),
		...options.headers,
	};
	const response = await fetch(new URL(path, baseUrl()), {
		method,
		signal: options.signal,
		redirect: "manual",
		// An empty Origin stands for a request that came without one.
		headers: Object.entries(headers).filter(([name, value]) => name !== "origin" || value !== ""),
		body: hasJson ? JSON.stringify(options.body) : options.raw,
	});
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("application/json") ?? false;
	const json = isJson ? JSON.parse(text) : {};
	const breach = breachOf(method, path, response.status, json);
	if (breach) throw new Error(breach);
	return {
		status: response.status,
		headers: response.headers,
		json,
		text,
		cookies: cookiesOf(response),
	};
}

/** Asks as a browser does: whoever hears that the shop is too busy asks again, under the same key. */
export async function patiently<Asked extends Call>(
	ask: () => Promise<Answer<Asked>>,
): Promise<Answer<Asked>> {
	for (;;) {
		const answer = await ask();
		if (answer.status !== 503) return answer;
	}
}
