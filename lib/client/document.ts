import { UNREADY_MARK } from "@/lib/early/browser-keys.mjs";
import type { Language } from "@/lib/text/language";

/** The language of the page in this browser; outside of components, which ask `useLanguage` (#messages). */
export function pageLanguage(): Language {
	return document.documentElement.lang === "ur" ? "ur" : "en";
}

const asWritten = (rule: string) => rule;

/** What says a broken rule of a form in the language of the page. Its table is fetched by pages in Urdu alone. */
export async function loadRuleWords(): Promise<(rule: string) => string> {
	if (pageLanguage() === "en") return asWritten;
	const { translateRule } = await import("@/lib/text/messages/answers/fields");
	return (rule) => translateRule(rule) ?? rule;
}

/** Gives what was fetched or made here as a file; its address is good until the browser has begun to keep it. */
export function saveFile(name: string, content: Blob): void {
	const href = URL.createObjectURL(content);
	Object.assign(document.createElement("a"), { href, download: name }).click();
	setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

let isDone = false;

/**
 * Marks the document until React has taken it over. While it waits for a part that is loaded by itself it has noted its
 * properties on elements already, and drops what is pressed: early input keeps it (docs/decisions/0080).
 */
export function beginTakingOver(): void {
	if (!isDone) document.documentElement.setAttribute(UNREADY_MARK, "");
}

/** Ends that; to be called from an effect. */
export function endTakingOver(): void {
	isDone = true;
	document.documentElement.removeAttribute(UNREADY_MARK);
}
