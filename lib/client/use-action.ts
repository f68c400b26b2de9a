import { useState } from "react";
import { messageOf } from "./api";
import { toast } from "./toast";

/** What is said of a failure: the words where the server has none, as a message; or what else is done with them. */
type Failed = string | { words: string; say: (message: string, error: unknown) => void };

/**
 * A press that asks something of the shop: whether it is under way, and how to begin it. A refusal is said, except by work
 * that says its own; `run` answers whether it went well.
 */
export function useAction<Args extends readonly unknown[]>(
	work: (...args: Args) => Promise<unknown>,
	failed?: Failed,
): { busy: boolean; run: (...args: Args) => Promise<boolean> } {
	const [busy, setBusy] = useState(false);
	async function run(...args: Args): Promise<boolean> {
		setBusy(true);
		try {
			await work(...args);
			return true;
		} catch (error) {
			if (failed === undefined) throw error;
			if (typeof failed === "string") toast.error(messageOf(error, failed));
			else failed.say(messageOf(error, failed.words), error);
			return false;
		} finally {
			setBusy(false);
		}
	}
	return { busy, run };
}
