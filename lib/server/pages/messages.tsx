import "server-only";
import { type ComponentType, cache, type ReactNode } from "react";
import type { Language } from "@/lib/domain/language";
import type { Area, Messages } from "@/lib/messages";
import { MESSAGES } from "@/lib/messages/all";

/** What is known of the page that is being rendered. */
const rendered = cache((): { language: Language } => ({ language: "en" }));

/** What is asked of a route file, done in a language: what runs on the server inside it speaks that. */
export function inLanguage<Props, Result>(language: Language, work: (props: Props) => Result) {
	return (props: Props): Result => {
		rendered().language = language;
		return work(props);
	};
}

/**
 * A page or layout in a language. Every route file is one, since the router may ask for each of them alone.
 * @param BrowserMessages brings what components of the browser say in it (components/messages)
 */
export function pageIn<Props extends object>(
	language: Language,
	Page: ComponentType<Props>,
	BrowserMessages?: ComponentType<{ children: ReactNode }>,
) {
	return inLanguage(language, (props: Props) => {
		const page = <Page {...props} />;
		return BrowserMessages ? <BrowserMessages>{page}</BrowserMessages> : page;
	});
}

/** The language of the page that is being rendered. */
export function pageLanguage(): Language {
	return rendered().language;
}

/** The texts of an area in the language of the page that is being rendered. */
export function pageMessages<A extends Area>(area: A): Messages[A] {
	return MESSAGES[pageLanguage()][area];
}

/** What components call on the server; in the browser it is lib/client/messages.tsx. Both are `#messages`. */
export { pageLanguage as useLanguage, pageMessages as useMessages };
