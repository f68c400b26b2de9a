"use client";

import type { Passkey } from "@/lib/domain/passkey";
import type { Messages } from "@/lib/messages";
import { ApiError, call, messageOf } from "./api";

/** Where the calls of customers and of the team are. */
export type PasskeyBase = "/api/user" | "/api/seller";

/** What the browser is asked with comes from the server and goes to it again; its library is fetched when it is wanted. */
const loadBrowser = () => import("@simplewebauthn/browser");

type Options<Method extends "startRegistration" | "startAuthentication"> = Parameters<
	Awaited<ReturnType<typeof loadBrowser>>[Method]
>[0]["optionsJSON"];

/** Has the browser make a passkey and the server keep it. Throws ApiError, or what the browser throws. */
export async function makePasskey(base: PasskeyBase, name: string): Promise<Passkey> {
	const { startRegistration } = await loadBrowser();
	const { options } = await call<{ options: Options<"startRegistration"> }>("POST", `${base}/passkeys/begin`);
	const response = await startRegistration({ optionsJSON: options });
	const answer = await call<{ passkey: Passkey }>("POST", `${base}/passkeys`, { body: { name, response } });
	return answer.passkey;
}

/** Has a passkey sign and the server open a session. Throws ApiError, or what the browser throws. */
export async function signInByPasskey<Answer>(base: PasskeyBase): Promise<Answer> {
	const { startAuthentication } = await loadBrowser();
	const { options } = await call<{ options: Options<"startAuthentication"> }>(
		"POST",
		`${base}/login/passkey/begin`,
	);
	const response = await startAuthentication({ optionsJSON: options });
	return call<Answer>("POST", `${base}/login/passkey`, { body: { response } });
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
