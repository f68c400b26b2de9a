import Link from "next/link";
import { formatAmount } from "@/lib/text/money";

export type Segment = { href: string; label: string; current: boolean; count?: number };

type SegmentsProps = {
	/** What is being chosen, for screen readers. */
	label: string;
	items: readonly Segment[];
};

/** A few ways to look at the same page, each with an address; scrolls sideways where it does not fit. */
export function Segments({ label, items }: SegmentsProps) {
	return (
		<nav aria-label={label} className="-mx-4 overflow-x-auto px-4 lg:mx-0 lg:px-0">
			<ul className="inline-flex rounded-sm bg-bg-sunk p-0.75">
				{items.map((item) => (
					<li key={item.href}>
						<Link
							href={item.href}
							scroll={false}
							aria-current={item.current ? "page" : undefined}
							className="inline-flex min-h-tap min-w-12 items-center justify-center gap-1 rounded-sm px-3.25 text-xs font-strong whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-[current]:bg-surface aria-[current]:text-ink aria-[current]:shadow-xs"
						>
							{item.label}
							{item.count !== undefined && (
								<span className="font-semibold text-ink-3 figures">{formatAmount(item.count)}</span>
							)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
