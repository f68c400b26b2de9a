"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/lib/domain/language";
import type { Area, Messages } from "@/lib/messages";

type Carried = { language: Language; messages: Partial<Messages> };

const MessagesContext = createContext<Carried>({ language: "en", messages: {} });

/** Everything that has come to this browser, with a page or with a part of it that is loaded late; a document has one language. */
const here: Partial<Messages> = {};

/** Adds texts that have come to this browser, as those of parts that are loaded late (lib/client/late-messages.ts). */
export function addMessages(messages: Partial<Messages>): void {
	Object.assign(here, messages);
}

/**
 * Makes what brings a language's texts of some areas to a page: a component around what shows them. Each stands in a
 * file of its own (components/messages), so that a page loads the texts of its own language and parts, and no others.
 */
export function carrierOf(language: Language, messages: Partial<Messages>) {
	if (typeof document !== "undefined") addMessages(messages);
	return function MessagesCarrier({ children }: { children: ReactNode }) {
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
	if (!found) throw new Error(`No texts of "${area}" on this page: see components/messages`);
	return found;
}
