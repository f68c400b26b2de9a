import "server-only";
import type { OutgoingMessageDoc } from "@/models/messages";

/** A message with what it says: the whole text, and what stands in its template's places. */
export type WrittenMessage = Pick<
	OutgoingMessageDoc,
	"key" | "to" | "channel" | "template" | "language" | "createdAt"
> & { values: readonly string[]; text: string };

/** Hands a message over; gives what the channel calls it. Rejects when it was not taken. */
export type Driver = (message: WrittenMessage) => Promise<string | null>;

/** A channel's word that this message will never be taken. */
export class NeverTaken extends Error {}

/** Well below the outbox's lease; milliseconds. */
const TIMEOUT_MS = 10_000;

/** Posts JSON with a bearer token. Redirects are refused: the token goes where it was meant for. */
export async function post(url: string, token: string, body: object) {
	const response = await fetch(url, {
		method: "POST",
		headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
		body: JSON.stringify(body),
		redirect: "error",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const json: unknown = await response.json().catch(() => null);
	return { isOk: response.ok, status: response.status, json };
}
