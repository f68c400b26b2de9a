import { useEffect } from "react";
import { LEAST_TERM, plainTerm } from "./rules";

/** A search counts as one once nothing more is typed for so many milliseconds. */
const SETTLED_MS = 1_500;

/** What this page has told already: one person's search is one, however often they come back to it. */
const told = new Set<string>();

const isPrivate = () => "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Tells the shop what was searched for once it has come to rest, and how many products that found; null while that is not known. */
export function useToldSearch(typed: string, found: number | null): void {
	useEffect(() => {
		const term = plainTerm(typed);
		if (found === null || term.length < LEAST_TERM || told.has(term) || isPrivate()) return;
		const timer = setTimeout(() => {
			told.add(term);
			const body = new Blob([JSON.stringify({ term, found })], { type: "application/json" });
			navigator.sendBeacon?.("/api/searches", body);
		}, SETTLED_MS);
		return () => clearTimeout(timer);
	}, [typed, found]);
}
