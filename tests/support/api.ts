import { baseUrl } from "./target";

type CallOptions = {
	body?: unknown;
	cookies?: string;
	headers?: Record<string, string>;
	raw?: BodyInit;
	signal?: AbortSignal;
};

export type Answer = {
	status: number;
	headers: Headers;
	/** The parsed JSON; an empty object when the answer had none. */
	json: Record<string, unknown>;
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

/** Calls the server under test as a page of its own would. Throws when the answer breaks the contract that it is held to. */
export async function api(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
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
