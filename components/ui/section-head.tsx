import type { ReactNode } from "react";

type SectionHeadProps = {
	title: ReactNode;
	/** Names the section: put the same id in its aria-labelledby. */
	id?: string;
	note?: ReactNode;
	/** Stands at the right: a link to more, or tabs. */
	aside?: ReactNode;
};

/** The heading of a section of a page. */
export function SectionHead({ title, id, note, aside }: SectionHeadProps) {
	return (
		<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
			<div>
				<h2 id={id} className="display-type text-4xl">
					{title}
				</h2>
				{note && <p className="mt-2 text-ink-2">{note}</p>}
			</div>
			{aside}
		</div>
	);
}
