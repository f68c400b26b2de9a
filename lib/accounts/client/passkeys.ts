import { ApiError, call, messageOf } from "@/lib/client/api";
import type { Messages } from "@/lib/text/messages";
import type { PasskeySummary } from "../rules/user";

export type PasskeyBase = "/api/user" | "/api/seller";

/** What the browser is asked with comes from the server and goes to it again; its library is fetched when it is wanted. */
const loadBrowser = () => import("@simplewebauthn/browser");

type Options<Method extends "startRegistration" | "startAuthentication"> = Parameters<
	Awaited<ReturnType<typeof loadBrowser>>[Method]
>[0]["optionsJSON"];

/** What shows that it is the account's person who adds a passkey; the team's code where a second factor is on. */
export type PasskeyProof = { password: string; code?: string } | { code: string };
/** What the browser makes a passkey with, for some minutes and once. */
export type PasskeyOptions = Options<"startRegistration">;

/** Begins a passkey for whoever proves who they are. Throws ApiError. */
export async function beginPasskey(base: PasskeyBase, proof: PasskeyProof): Promise<PasskeyOptions> {
	const { options } = await call(`POST ${base}/passkeys/begin`, {
		body: proof,
	});
	return options;
}

/** Has the browser make the passkey and the server keep it. Throws ApiError, or what the browser throws. */
export async function makePasskey(
	base: PasskeyBase,
	name: string,
	optionsJSON: PasskeyOptions,
): Promise<PasskeySummary> {
	const { startRegistration } = await loadBrowser();
	const response = await startRegistration({ optionsJSON });
	const answer = await call(`POST ${base}/passkeys`, {
		body: { name, response },
	});
	return answer.passkey;
}

async function signed(optionsJSON: Options<"startAuthentication">) {
	const { startAuthentication } = await loadBrowser();
	return startAuthentication({ optionsJSON });
}

/** A customer's session, opened by a passkey. Throws ApiError, or what the browser throws. */
export async function customerByPasskey() {
	const { options } = await call("POST /api/user/login/passkey/begin");
	return call("POST /api/user/login/passkey", { body: { response: await signed(options) } });
}

/** A session of the team, opened by a passkey. Throws ApiError, or what the browser throws. */
export async function staffByPasskey() {
	const { options } = await call("POST /api/seller/login/passkey/begin");
	return call("POST /api/seller/login/passkey", { body: { response: await signed(options) } });
}

/** What to say of a failure; null where somebody only changed their mind. */
export function passkeyProblem(
	error: unknown,
	fallback: string,
	{ known, unable }: Messages["passkeyLogin"],
): string | null {
	if (error instanceof ApiError) return messageOf(error, fallback);
	if (error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError"))
		return null;
	if (error instanceof Error && error.name === "InvalidStateError") return known;
	return unable;
}
