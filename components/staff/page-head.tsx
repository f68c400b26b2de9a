import { Store } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { STORE_VIEW_HREF } from "@/lib/products/rules/store-view";
import { formatAmount } from "@/lib/text/money";

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

/** Opens the shop as customers see it, in a tab of its own. */
export function ViewStore({ className }: { className?: string }) {
	return (
		<a
			href={STORE_VIEW_HREF}
			target="_blank"
			rel="noopener"
			className={cn(buttonClass({ variant: "quiet", size: "sm" }), className)}
		>
			<Store className="icon" />
			View store
		</a>
	);
}
