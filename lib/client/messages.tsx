import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/lib/text/language";
import type { Area, Messages } from "@/lib/text/messages";

type Carried = { language: Language; messages: Partial<Messages> };

const MessagesContext = createContext<Carried>({ language: "en", messages: {} });

/** Everything that has come to this browser; a document has one language. */
const here: Partial<Messages> = {};
/**
 * Makes what brings a language's texts of some areas to a page: a component around what shows them. Each stands in a
 * file of its own (app/texts), so that a page loads the texts of its own language and part, and no others.
 */
export function messagesProvider(language: Language, messages: Partial<Messages>) {
	if (typeof document !== "undefined") Object.assign(here, messages);
	return function MessagesProvider({ children }: { children: ReactNode }) {
		const around = useContext(MessagesContext).messages;
		return (
			<MessagesContext value={{ language, messages: { ...around, ...messages } }}>{children}</MessagesContext>
		);
	};
}

/** The language of the page around. The server's half of this pair is lib/server/pages/messages.ts. */
export function useLanguage(): Language {
	return useContext(MessagesContext).language;
}

/** The texts of an area in the language of the page around; throws where nothing has brought them. */
export function useMessages<A extends Area>(area: A): Messages[A] {
	const carried = useContext(MessagesContext).messages[area];
	return carried ?? messagesHere(area);
}

/**
 * The same for what is said outside of components, such as a toast about a call. In the browser alone: the server renders
 * pages of both languages at once.
 */
export function messagesHere<A extends Area>(area: A): Messages[A] {
	const found = here[area];
	if (!found) throw missing(area);
	return found;
}

function missing(what: string): Error {
	return new Error(`No texts of "${what}" on this page: see app/texts`);
}
