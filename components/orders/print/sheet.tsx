import type { ReactNode } from "react";
import type { Paper } from "@/lib/orders/rules/print";
import { DIRECTIONS, type Language } from "@/lib/text/language";

/** The name of a sheet's page, under which the style sheet gives it its size. */
export function pageName(paper: Paper, index: number): string {
	return paper === "a4" ? "a4" : `roll-${index}`;
}

type SheetProps = {
	paper: Paper;
	/** Its place among the sheets that are printed together. */
	index: number;
	label: string;
	/** Of what is printed; the team reads English. */
	language?: Language;
	children: ReactNode;
};

/** One printed document: black on white, as wide as the paper, and the next one on paper of its own. */
export function Sheet({ paper, index, label, language = "en", children }: SheetProps) {
	return (
		<article
			className="sheet"
			lang={language}
			dir={DIRECTIONS[language]}
			data-paper={paper}
			style={{ page: pageName(paper, index) }}
			aria-label={label}
		>
			{children}
		</article>
	);
}
