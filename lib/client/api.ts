import { EARLY_CALLS_MS } from "@/lib/early/browser-keys.mjs";
import type { AnswerTo, CallArguments, CallName } from "./api-types";
import { pageLanguage } from "./document";

declare global {
	interface Window {
		/** What the page asked for before its scripts came, by path; null for what did not come (early-calls-script.mjs). */
		sabzEarlyCalls?: Map<string, Promise<Response | null>>;
	}
}

/** The answer that the page asked for ahead, once; null where there is none, or where it is no longer today's. */
async function takeEarlyAnswer(path: string): Promise<Response | null> {
	const calls = window.sabzEarlyCalls;
	const answer = performance.now() < EARLY_CALLS_MS ? calls?.get(path) : undefined;
	calls?.delete(path);
	return (await answer) ?? null;
}

/** Forgets what was asked for ahead: what changes something may change these answers too. */
function forgetEarlyAnswers(): void {
	delete window.sabzEarlyCalls;
}

/** How long a catalogue is kept, in milliseconds: its prices are today's. */
const KEPT_MS = 5 * 60_000;

/** How long a newer one is waited for, in milliseconds. */
const KNOWN_AFTER_MS = 3000;

const afterWaiting = <Value>(known: Promise<Value>) =>
	new Promise<Value>((resolve) => setTimeout(() => resolve(known), KNOWN_AFTER_MS));

/**
 * Gives a value that is fetched once in five minutes; a failed attempt is not cached. What is known stays then, and is given
 * where the new one takes long: that is for whoever asks next.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
	let given: Promise<Value> | null = null;
	let until = 0;
	return () => {
		const known = given;
		if (known && Date.now() < until) return known;
		until = Date.now() + KEPT_MS;
		const loading = load();
		given = known ? Promise.race([loading.catch(() => known), afterWaiting(known)]) : loading;
		loading.then(
			() => {
				given = loading;
			},
			() => {
				given = known;
				until = 0;
			},
		);
		return given;
	};
}

/** A key that nobody else has: 32 hexadecimal digits. Not crypto.randomUUID: a shop on a local network without https has none. */
export function randomKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What a failed call tells a person: the server's words, or the caller's default where it had none (spec 8). */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		/** The server's own message; empty when it sent none or could not be reached. */
		readonly serverMessage: string,
		/** A sentence for each field that broke a rule. */
		readonly fields: Readonly<Record<string, string>> = {},
		readonly answer: Readonly<Record<string, unknown>> = {},
	) {
		super(serverMessage || `The shop answered with status ${status}`);
	}
}

type SentOptions = {
	params?: Readonly<Record<string, string | string[]>>;
	query?: object;
	body?: unknown;
	headers?: Record<string, string>;
	signal?: AbortSignal;
	keepalive?: boolean;
};

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The texts of an object, by their names. */
export function textsOf(value: unknown): Record<string, string> {
	if (!isRecord(value)) return {};
	return Object.fromEntries(
		Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
}

/** Where the call goes: its path with these values, and its query. */
function addressOf(path: string, { params = {}, query = {} }: SentOptions): string {
	const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
		encodeURIComponent(String(params[name])),
	);
	const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));
	return search.size > 0 ? `${filled}?${search}` : filled;
}

function bodyOf(body: unknown): Pick<RequestInit, "body" | "headers"> {
	if (body === undefined) return {};
	if (body instanceof FormData || body instanceof Blob) return { body };
	return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

/** After so many milliseconds without an answer the shop counts as out of reach; an upload may take longer. */
const PATIENCE_MS = 60_000;

async function ask(name: string, options: SentOptions): Promise<Response> {
	const [method, path = ""] = name.split(" ");
	const address = addressOf(path, options);
	if (method === "GET") {
		const early = await takeEarlyAnswer(address);
		if (early) return early;
	} else {
		forgetEarlyAnswers();
	}
	const { body, headers } = bodyOf(options.body);
	const isUpload = typeof body === "object";
	return fetch(address, {
		method,
		credentials: "same-origin",
		cache: "no-store",
		body,
		headers: { "accept-language": pageLanguage(), ...headers, ...options.headers },
		signal: options.signal ?? (isUpload ? undefined : AbortSignal.timeout(PATIENCE_MS)),
		keepalive: options.keepalive,
	});
}

function refusalOf(status: number, json: unknown): ApiError {
	const answer = isRecord(json) ? json : {};
	const message = typeof answer.message === "string" ? answer.message : "";
	return new ApiError(status, message, textsOf(answer.errors), answer);
}

let onUnauthenticated: () => void = () => {};

/** Runs the listener whenever a call that changes something was refused because nobody is signed in (401). */
export function whenUnauthenticated(listener: () => void): void {
	onUnauthenticated = listener;
}

/**
 * The answer to a call of the table, made with the session cookie, in the language of the page. Throws ApiError when it is
 * not a success or the server is out of reach (status 0).
 */
export async function call<Name extends CallName>(
	name: Name,
	...options: CallArguments<Name>
): Promise<AnswerTo<Name>>;
export async function call(name: CallName, ...[options]: readonly SentOptions[]): Promise<unknown> {
	const response = await ask(name, options ?? {}).catch(() => null);
	if (response === null) throw new ApiError(0, "");
	const answer: unknown = await response.json().catch(() => null);
	if (response.status === 401 && !name.startsWith("GET ")) onUnauthenticated();
	if (!response.ok || !isRecord(answer) || answer.success === false) throw refusalOf(response.status, answer);
	return answer;
}

/** The sentence to show for a failure: the server's, else the default of the error catalogue (spec 8). */
export function messageOf(error: unknown, fallback: string): string {
	return error instanceof ApiError && error.serverMessage ? error.serverMessage : fallback;
}

/** Whether the shop can be reached: a page that is drawn anew while it cannot would be lost. */
export async function isShopThere(): Promise<boolean> {
	return call("GET /api/ready").then(
		() => true,
		() => false,
	);
}
