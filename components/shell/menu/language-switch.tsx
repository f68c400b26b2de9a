"use client";

import { useId } from "react";
import { choiceClass, choicesClass } from "@/components/ui/form/choices-class";
import { LANGUAGES } from "@/lib/text/language";
import { LanguageLink, LanguageName } from "./language-link";

/** Both languages side by side, the present one marked. */
export function LanguageSwitch({ label }: { label: string }) {
	const id = useId();
	return (
		<nav aria-labelledby={id}>
			<p id={id} className="px-3 pb-1 text-sm font-bold">
				{label}
			</p>
			<div className={choicesClass}>
				{LANGUAGES.map((language) => (
					<LanguageLink key={language} language={language} className={choiceClass}>
						<LanguageName language={language} />
					</LanguageLink>
				))}
			</div>
		</nav>
	);
}
