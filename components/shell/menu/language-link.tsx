"use client";

import { clsx } from "clsx";
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { useLanguage } from "#messages";
import { choiceClass, choicesClass } from "@/components/ui/button";
import { UrduText } from "@/components/ui/urdu-text";
import { chooseLanguage, ENGLISH_ALONE, keepPlace } from "@/lib/accounts/client/preferences";
import { useSession } from "@/lib/accounts/client/session";
import { usePagePath } from "@/lib/client/browser-state";
import { DIRECTIONS, LANGUAGE_NAMES, LANGUAGES, type Language, pathIn } from "@/lib/text/language";

type LanguageLinkProps = Omit<ComponentProps<"a">, "onClick"> & { language: Language };

/**
 * Leads to the present page in a language, and to the place on it where one is (working day 7). It opens a document of its
 * own, since a document has one language.
 */
export function LanguageLink({ language, children, ...rest }: LanguageLinkProps) {
	const path = usePagePath();
	const here = useLanguage();
	const { user } = useSession();

	function leave(event: MouseEvent<HTMLAnchorElement>): void {
		const { currentTarget } = event;
		chooseLanguage(language, user);
		if (ENGLISH_ALONE.test(path)) return;
		const { pathname, search, hash } = window.location;
		// What was asked of the page, such as its filters, is known only now.
		currentTarget.href = pathIn(language, pathname + search + hash);
		keepPlace(currentTarget.pathname);
	}

	return (
		<a
			{...rest}
			href={pathIn(language, ENGLISH_ALONE.test(path) ? "/" : path)}
			hrefLang={language}
			lang={language}
			aria-current={language === here ? "true" : undefined}
			onClick={leave}
		>
			{children}
		</a>
	);
}

/** A language by its own name, in its own script. */
export function LanguageName({ language, className }: { language: Language; className?: string }) {
	const name = LANGUAGE_NAMES[language];
	if (language === "ur") return <UrduText className={className}>{name}</UrduText>;
	return (
		<span dir={DIRECTIONS[language]} className={className}>
			{name}
		</span>
	);
}

/** The way to the same page in the other language; `marked` underlines it, as in the header. */
export function OtherLanguage(props: { icon?: ReactNode; marked?: boolean; className?: string }) {
	const { icon, marked, className } = props;
	const other = useLanguage() === "ur" ? "en" : "ur";
	return (
		<LanguageLink language={other} className={className}>
			{icon}
			<LanguageName language={other} className={clsx(marked && "border-b-2 border-accent")} />
		</LanguageLink>
	);
}

type LanguageSwitchProps = {
	label: string;
	/** Items of the menu around, whose arrow keys reach them. */ inMenu?: boolean;
};

/** Both languages side by side, the present one marked. */
export function LanguageSwitch({ label, inMenu }: LanguageSwitchProps) {
	const id = useId();
	const Frame = inMenu ? "div" : "nav";
	return (
		<Frame
			role={inMenu ? "group" : undefined}
			aria-labelledby={id}
			className={inMenu ? "my-1 border-y border-line py-2" : undefined}
		>
			<p id={id} className="px-3 pb-1 text-sm font-bold">
				{label}
			</p>
			<div className={choicesClass}>
				{LANGUAGES.map((language) => (
					<LanguageLink
						key={language}
						role={inMenu ? "menuitem" : undefined}
						language={language}
						className={choiceClass}
					>
						<LanguageName language={language} />
					</LanguageLink>
				))}
			</div>
		</Frame>
	);
}
