import { forgetEarlyAnswers, takeEarlyAnswer } from "./early-calls";
import { pageLanguage } from "./page-language";

/** What a failed call tells a person: the server's words, or the caller's default where it had none (spec 8). */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		/** The server's own message; empty when it sent none or could not be reached. */
		readonly serverMessage: string,
		/** A sentence for each field that broke a rule. */
		readonly fields: Readonly<Record<string, string>> = {},
		/** Everything that the answer said. */
		readonly answer: Readonly<Record<string, unknown>> = {},
	) {
		super(serverMessage || `The shop answered with status ${status}`);
	}
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type CallOptions = {
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	/** True for a small call that should still arrive when the page is being left. */
	keepalive?: boolean;
};

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textsOf(value: unknown): Record<string, string> {
	if (!isRecord(value)) return {};
	return Object.fromEntries(
		Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
	try {
		const json: unknown = await response.json();
		return isRecord(json) ? json : {};
	} catch {
		return {};
	}
}

function bodyOf(body: unknown): Pick<RequestInit, "body" | "headers"> {
	if (body === undefined) return {};
	if (body instanceof FormData || body instanceof Blob) return { body };
	return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function ask(method: Method, path: string, options: CallOptions): Promise<Response> {
	if (method === "GET") {
		const early = await takeEarlyAnswer(path);
		if (early) return early;
	} else {
		forgetEarlyAnswers();
	}
	const { body, headers } = bodyOf(options.body);
	return fetch(path, {
		method,
		credentials: "same-origin",
		cache: "no-store",
		body,
		headers: { "accept-language": pageLanguage(), ...headers, ...options.headers },
		signal: options.signal,
		keepalive: options.keepalive,
	});
}

/**
 * Calls the shop's own server with the session cookie, in the language of the page, and gives the parsed answer.
 * Throws ApiError when the answer is not a success or the server is out of reach (status 0).
 */
export async function call<Answer>(method: Method, path: string, options: CallOptions = {}): Promise<Answer> {
	const response = await ask(method, path, options).catch(() => null);
	if (response === null) throw new ApiError(0, "");
	const json = await readJson(response);
	if (!response.ok || json.success === false) {
		throw new ApiError(
			response.status,
			typeof json.message === "string" ? json.message : "",
			textsOf(json.errors),
			json,
		);
	}
	return json as Answer;
}

/** The sentence to show for a failure: the server's, else the default of the error catalogue (spec 8). */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
}
