/** How something stands: as it should, worth a look, or so that the shop cannot do its work. */
type Level = "ok" | "look" | "wrong";

/** One thing that was tried, in a line: what, how it stands, and what to do where it does not stand well. */
export type Finding = { what: string; level: Level; says: string; todo?: string };

/** Findings about one thing. */
export function about(what: string) {
	return {
		ok: (says: string): Finding => ({ what, level: "ok", says }),
		look: (says: string, todo: string): Finding => ({ what, level: "look", says, todo }),
		wrong: (says: string, todo: string): Finding => ({ what, level: "wrong", says, todo }),
	};
}

const MARKS: Record<Level, string> = { ok: "ok    ", look: "look  ", wrong: "WRONG " };

/** The line that a person reads. */
export function lineOf({ what, level, says, todo }: Finding): string {
	return `${MARKS[level]} ${what.padEnd(11)} ${says}${todo ? ` → ${todo}` : ""}`.replace(/\s+$/, "");
}

/** What an error says, in one line. */
export function wordsOf(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
	const text = error instanceof Error ? error.message + cause : String(error);
	return text.replace(/\s+/g, " ").slice(0, 300);
}

/** A neighbour is waited for so long; milliseconds. */
export const PATIENCE_MS = 8_000;

/** Asks an address; redirects are answers too. Rejects when nobody answers. */
export function ask(url: string, init: RequestInit = {}): Promise<Response> {
	return fetch(url, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS), ...init });
}
