"use client";

import { type ComponentType, lazy, type ReactNode, useEffect } from "react";
import { useLanguage } from "#messages";
import { beginTakingOver, endTakingOver, pageLanguage } from "@/lib/client/document";
import { messagesProvider } from "@/lib/client/messages";
import type { Language } from "@/lib/text/language";
import type { Messages } from "@/lib/text/messages";

type Provider = ComponentType<{ children: ReactNode }>;
type Load = () => Promise<Partial<Messages>>;
type Loaded = { default: Provider };
type TextsProps = {
	children: ReactNode;
	/** Said where nothing around brings the language. */
	language?: Language;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** What was lost on its way is asked for again, as the page's other scripts are (docs/decisions/0080): without it nothing answers. */
async function untilLoaded(language: Language, load: Load, wait = FIRST_WAIT_MS): Promise<Loaded> {
	try {
		return { default: messagesProvider(language, await load()) };
	} catch {
		await new Promise((done) => setTimeout(done, wait));
		return untilLoaded(language, load, Math.min(wait * 2, LONGEST_WAIT_MS));
	}
}

/**
 * The texts of a part of the shop for all that stands in it, fetched in the page's language alone: what a server component
 * names is sent with every page of its route, shown or not, and so would be the other language. Each stands in a file of
 * its own, which begins to fetch as soon as a page that shows it is on its way.
 */
export function textsOf(load: Readonly<Record<Language, Load>>) {
	const here = typeof document === "undefined" ? null : pageLanguage();
	const onItsWay = here && untilLoaded(here, load[here]);
	if (onItsWay) beginTakingOver();
	const providerIn = (language: Language) =>
		lazy(async () => onItsWay ?? { default: messagesProvider(language, await load[language]()) });
	const providers = { en: providerIn("en"), ur: providerIn("ur") };
	return function Texts({ language, children }: TextsProps) {
		const around = useLanguage();
		useEffect(endTakingOver, []);
		const ProviderHere = providers[language ?? around];
		return <ProviderHere>{children}</ProviderHere>;
	};
}
