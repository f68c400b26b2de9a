import type { ReactNode } from "react";

type PageHeadProps = { title: string; note?: ReactNode; children?: ReactNode };

/** A page's heading, a line beneath it, and what can be done here. */
export function PageHead({ title, note, children }: PageHeadProps) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
			<div>
				<h1 className="display-type text-title tracking-heading">{title}</h1>
				{note && <p className="text-ink-2">{note}</p>}
			</div>
			{children}
		</div>
	);
}
