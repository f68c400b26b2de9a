import type { FaqEntry } from "@/lib/shop/rules/help";

type QuestionsProps = {
	entries: readonly FaqEntry[];
	/** The first answer is open from the start. */
	openFirst?: boolean;
};

/** Questions that unfold their answers: the browser's own disclosure, so they also open without scripts. */
export function Questions({ entries, openFirst }: QuestionsProps) {
	return (
		<div className="border-t-2 border-ink">
			{entries.map((entry, index) => (
				<Question key={entry.id} entry={entry} open={openFirst && index === 0} />
			))}
		</div>
	);
}

/** One question; its id is its address on the page. */
export function Question({ entry, open }: { entry: FaqEntry; open?: boolean }) {
	return (
		<details id={entry.id} open={open} className="question border-b border-line-strong">
			<summary className="flex min-h-15 list-none items-center justify-between gap-4 py-4.5 text-lg leading-snug font-bold hover:text-primary [&::-webkit-details-marker]:hidden">
				{entry.question}
			</summary>
			<p className="max-w-168 pe-12 pb-5.5 text-ink-2">{entry.answer}</p>
		</details>
	);
}
