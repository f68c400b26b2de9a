import { EARLY_CALLS_MS } from "@/lib/early/browser-keys.mjs";

declare global {
	interface Window {
		/** What the page asked for before its scripts came, by path; null for what did not come (early-calls-script.mjs). */
		sabzEarlyCalls?: Map<string, Promise<Response | null>>;
	}
}

/** The answer that the page asked for ahead, once; null where there is none, or where it is no longer today's. */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
	const calls = window.sabzEarlyCalls;
	const answer = performance.now() < EARLY_CALLS_MS ? calls?.get(path) : undefined;
	calls?.delete(path);
	return (await answer) ?? null;
}

/** Forgets what was asked for ahead: what changes something may change these answers too. */
export function forgetEarlyAnswers(): void {
	delete window.sabzEarlyCalls;
}
