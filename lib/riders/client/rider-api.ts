import { ApiError, call } from "@/lib/client/api";
import { messagesHere } from "@/lib/client/messages";
import { type KnownDay, momentToSend, type Refusal, type WaitingStep } from "../day-rules";
import type { Outcome } from "./memory";

/** On the edge of a network an answer may never come; milliseconds. */
const PATIENCE_MS = 15_000;

const inTime = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/** Whose session this browser has, and how far the shop's clock is ahead of the phone's in milliseconds. */
export async function askWho(): Promise<{ email: string; ahead: number }> {
	const [{ user }, { shop }] = await Promise.all([
		call("GET /api/seller/check-auth", inTime()),
		call("GET /api/shop", inTime()),
	]);
	return { email: user.email, ahead: Date.parse(shop.now) - Date.now() };
}

/** The rider's day as the shop knows it. */
export function readDay(): Promise<Omit<KnownDay, "ended">> {
	return call("GET /api/rider/deliveries", inTime());
}

/** True where the session is over, or the work is no longer this person's. */
export function isSignedOut(error: unknown): boolean {
	return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** True where it says nothing about the step that the shop did not take it: it is worth sending again. */
function isPassing({ status }: ApiError): boolean {
	return status === 0 || status === 408 || status === 429 || status >= 500;
}

function refusalOf({ serverMessage, fields, status }: ApiError): Refusal {
	return {
		message: serverMessage || messagesHere("rider").network.notTaken,
		isOfCode: fields.code !== undefined,
		isConflict: status === 409,
	};
}

/** Sends one step, as of this time of the shop's clock in milliseconds. */
export async function sendStep(waiting: WaitingStep, now: number): Promise<Outcome> {
	const { order, step, code, reason, point, key } = waiting;
	const at = new Date(momentToSend(waiting.at, now)).toISOString();
	try {
		const body = { step, code, reason, point, key, at };
		await call("PUT /api/rider/deliveries/{id}", { params: { id: order }, ...inTime(), body });
		return { what: "done" };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (isSignedOut(error)) return { what: "signed-out" };
		return isPassing(error) ? { what: "later" } : { what: "refused", refusal: refusalOf(error) };
	}
}
