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
