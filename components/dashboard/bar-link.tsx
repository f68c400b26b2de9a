import { clsx } from "clsx";
import Link from "next/link";
import type { ReactNode } from "react";

type BarLinkProps = {
	href: string;
	/** What the tip says about this bar. */
	tip: ReactNode;
	/** Where the bar stands in its chart, from 0 to 1: the tip stays inside. */
	place: number;
	children: ReactNode;
};

/**
 * One bar of a chart, which leads to what it counts. For the pointer only: the chart is hidden from screen readers and
 * the keyboard, which have the table beneath it.
 */
export function BarLink({ href, tip, place, children }: BarLinkProps) {
	return (
		<Link
			href={href}
			prefetch={false}
			tabIndex={-1}
			className="group relative min-w-0 flex-1 hover:bg-bg-sunk"
		>
			{children}
			<span
				className={clsx(
					"pointer-events-none absolute top-0 z-2 hidden w-max rounded-sm bg-surface px-3 py-2 text-xs shadow-md ring-1 ring-line figures group-hover:grid",
					place < 0.5 ? "left-0" : "right-0",
				)}
			>
				{tip}
			</span>
		</Link>
	);
}
