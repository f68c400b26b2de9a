"use client";

import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/lib/domain/language";
import type { Area, LateTexts, Messages } from "@/lib/messages";

type Carried = { language: Language; messages: Partial<Messages> };

const MessagesContext = createContext<Carried>({ language: "en", messages: {} });

/** Everything that has come to this browser, with a page or with a part of it that is loaded late; a document has one language. */
const here: Partial<Messages> = {};
/** How the rest of the page's language is fetched. */
const late: Partial<LateTexts> = {};

/** Adds texts that have come to this browser, as those of parts that are loaded late (lib/client/late-messages.ts). */
export function addMessages(messages: Partial<Messages>): void {
	Object.assign(here, messages);
}

/** Fetches the texts of a part that is loaded late; fails where nothing has brought the way to them. */
export async function lateTexts(part: keyof LateTexts): Promise<Partial<Messages>> {
	const load = late[part];
	if (!load) throw missing(part);
	return load();
}

/**
 * Makes what brings a language's texts of some areas to a page: a component around what shows them. Each stands in a
 * file of its own (components/messages), so that a page loads the texts of its own language and parts, and no others.
 * @param ways how the texts of parts are fetched that are loaded late
 */
export function carrierOf(language: Language, messages: Partial<Messages>, ways?: LateTexts) {
	if (typeof document !== "undefined") {
		addMessages(messages);
		Object.assign(late, ways);
	}
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
	if (!found) throw missing(area);
	return found;
}

function missing(what: string): Error {
	return new Error(`No texts of "${what}" on this page: see components/messages`);
}
