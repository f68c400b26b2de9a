import { Tag } from "@/components/ui/badges";
import { EmptyState } from "@/components/ui/empty-state";
import type { Search } from "@/lib/searches/rules";
import { counted, formatAmount } from "@/lib/text/money";

/** What customers searched for; what was not found stands first. */
export function Searches({ searches }: { searches: readonly Search[] }) {
	if (searches.length === 0)
		return (
			<EmptyState art="/art/one-lens.webp" title="Nothing yet">
				A term stands here once two people have searched for it in the last 7 days.
			</EmptyState>
		);
	const missing = searches.filter(({ found }) => !found);
	return (
		<ul className="max-w-xl overflow-clip rounded-lg bg-surface ring-1 ring-line">
			{[...missing, ...searches.filter(({ found }) => found)].map(({ term, times, found }) => (
				<li
					key={term}
					className="flex min-h-tap flex-wrap items-center gap-x-3 border-t border-line px-4 py-2 first:border-t-0"
				>
					<b dir="auto" className="min-w-0 flex-1 wrap-anywhere">
						{term}
					</b>
					<span className="text-ink-2 figures">{counted(times, "time")}</span>
					{found ? (
						<span className="w-24 text-end text-ink-3 figures">
							{found === true ? "found" : `${formatAmount(found)} found`}
						</span>
					) : (
						<span className="w-24 text-end">
							<Tag tone="low">not found</Tag>
						</span>
					)}
				</li>
			))}
		</ul>
	);
}
