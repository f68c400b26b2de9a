"use client";

import { choiceClass } from "@/components/ui/choices-class";
import { MenuChoice, MenuChoices } from "@/components/ui/menu";
import { LANGUAGES } from "@/lib/domain/language";
import { LanguageLink, LanguageName } from "./language-link";

/** Both languages side by side within a menu, whose arrow keys reach them. */
export function LanguageChoices({ label }: { label: string }) {
	return (
		<MenuChoices label={label}>
			{LANGUAGES.map((language) => (
				<MenuChoice key={language}>
					<LanguageLink language={language} className={choiceClass}>
						<LanguageName language={language} />
					</LanguageLink>
				</MenuChoice>
			))}
		</MenuChoices>
	);
}
