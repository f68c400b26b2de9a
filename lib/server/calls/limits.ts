import "server-only";
import type { NextRequest } from "next/server";
import { z } from "zod";
import { attempt, type Caller, callerOf, limit, limitGuesses } from "../rate-limit/rate-limit";
import type { Limit } from "./call";

type Work<Result> = () => Promise<Result>;

const named = z.object({ email: z.string() });

function accountOf({ account }: Limit, ownAccount: string | undefined, body: unknown): string | undefined {
	return account === "email" ? named.parse(body).email : ownAccount;
}

/** Counts a request before anything of it is read, where its call says no other. Throws ShopError `too-many`. */
export async function countAsked(of: Limit, request: NextRequest, ownAccount?: string): Promise<void> {
	if (of.counts !== undefined) return;
	const action = ownAccount === undefined ? (of.ofGuests ?? of.action) : of.action;
	await limit(action, callerOf(request, ownAccount));
}

/** Who is counted once the body is read. */
export function countedCaller(
	of: Limit,
	request: NextRequest,
	ownAccount: string | undefined,
	body: unknown,
) {
	return callerOf(request, accountOf(of, ownAccount, body));
}

/** Does the work of a call under its limit. Throws ShopError `too-many`, and whatever the work throws. */
export async function withinLimit<Result>(of: Limit, caller: Caller, work: Work<Result>): Promise<Result> {
	if (of.counts === "failed") return attempt(of.action, caller, work);
	if (of.counts === "guessed") return limitGuesses(of.action, caller, work);
	if (of.counts === "sent") await limit(of.action, caller);
	return work();
}
