import "server-only";
import { KeptAnswer, type KeptAnswerDoc } from "@/models/operations";
import { insertion, type Write } from "../database/commit";
import { clock } from "../platform/clock";
import { sha256 } from "../platform/crypto";

/** The write that keeps an answer with what it tells of; said by a function where that is known only while it is made. */
export type Keep<Answer> = (answer: Answer | (() => Answer)) => Write[];

/** Keeps nothing: the caller has sent no key. */
export const keepNothing = (): Write[] => [];

async function keptAnswer(_id: string): Promise<object | null> {
	return (await KeptAnswer.findById(_id).lean<KeptAnswerDoc>())?.fields ?? null;
}

/**
 * Does something once for a caller's key, also under concurrency and after a crash: asked again, the answer is the one
 * that was kept in the commit that did it. Refusals are not kept (api.md, Conventions).
 */
export async function once(
	{ call, caller, key, owner }: Record<"call" | "caller" | "key", string> & { owner: string | undefined },
	work: (keep: Keep<object>) => Promise<object>,
): Promise<object> {
	const _id = sha256(JSON.stringify([call, caller, key]));
	const earlier = await keptAnswer(_id);
	if (earlier) return earlier;
	const keep: Keep<object> = (answer) => [
		{
			run: (session) => {
				const fields = typeof answer === "function" ? answer() : answer;
				return insertion(KeptAnswer, { _id, owner, fields, at: clock.now() }).run(session);
			},
		},
	];
	try {
		return await work(keep);
	} catch (error) {
		// The same, sent twice in one moment: the other one was faster.
		const made = await keptAnswer(_id);
		if (made) return made;
		throw error;
	}
}
