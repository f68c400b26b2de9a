import "server-only";
import { cache, type ReactNode } from "react";
import type { Language } from "@/lib/domain/language";
import type { Area, Messages } from "@/lib/messages";
import { MESSAGES } from "@/lib/messages/all";

/** The language of the page that is being rendered. */
const rendered = cache((): { language: Language } => ({ language: "en" }));

/**
 * A page or layout in a language: what is rendered on the server inside it speaks that. Every route file is one, since
 * the router may ask for each of them alone.
 */
export function inLanguage<Props>(
	language: Language,
	Page: (props: Props) => ReactNode | Promise<ReactNode>,
) {
	return (props: Props) => {
		rendered().language = language;
		return Page(props);
	};
}

/** The language of the page around. The browser's half of this pair is lib/client/messages.tsx. */
export function useLanguage(): Language {
	return rendered().language;
}

/** The texts of an area in the language of the page around. */
export function useMessages<A extends Area>(area: A): Messages[A] {
	return MESSAGES[useLanguage()][area];
}
