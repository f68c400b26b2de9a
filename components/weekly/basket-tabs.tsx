import { useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import type { WeeklyBasket } from "@/lib/weekly/rules";

type BasketTabsProps = { baskets: readonly WeeklyBasket[]; shown: string | null };

/** The way to the other baskets, where there are any. */
export function BasketTabs({ baskets, shown }: BasketTabsProps) {
	const { title } = useMessages("weeklyPage");
	const others = baskets.filter(({ _id }) => _id !== shown);
	if (others.length === 0) return null;
	return (
		<nav aria-label={title} className="mb-5">
			<ul className="flex flex-wrap gap-2">
				{baskets.map(({ _id, name }) => (
					<li key={_id} className="max-w-full">
						<PageLink
							href={`/my-orders/weekly?basket=${_id}`}
							aria-current={_id === shown ? "page" : undefined}
							className="grid min-h-tap max-w-full content-center rounded-full bg-surface px-4.5 text-sm font-bold wrap-anywhere ring-1 ring-line hover:ring-primary aria-[current]:bg-primary aria-[current]:text-on-primary"
						>
							{name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
