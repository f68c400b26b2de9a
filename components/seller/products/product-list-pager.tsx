import { ButtonLink } from "@/components/ui/button";
import { ChevronLeft, ChevronRight } from "@/components/ui/icons";
import { formatAmount } from "@/lib/domain/money";
import { type ListPage, type ProductListFilters, productListHref } from "@/lib/domain/product-list";

type ProductListPagerProps = {
	filters: ProductListFilters;
	shown: ListPage<unknown>;
	/** How many products pass the filters. */
	total: number;
	onTurn: (page: number) => void;
};

/** Which products of how many are drawn, and the way to the others. Nothing is fetched: the browser has them all. */
export function ProductListPager({ filters, shown, total, onTurn }: ProductListPagerProps) {
	const { page, pages, from, to } = shown;
	if (pages === 1) return null;

	function turn(target: number) {
		return {
			href: productListHref({ ...filters, page: target }),
			onNavigate: (event: { preventDefault: () => void }) => {
				event.preventDefault();
				onTurn(target);
			},
			variant: "quiet",
			size: "sm",
			prefetch: false,
		} as const;
	}

	return (
		<nav
			aria-label="Pages of products"
			className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-t border-line px-3 py-1 lg:px-4"
		>
			<p className="text-ink-2 figures">
				{formatAmount(from)} to {formatAmount(to)} of {formatAmount(total)}
			</p>
			<span className="flex gap-2">
				{page > 1 && (
					<ButtonLink {...turn(page - 1)} icon={<ChevronLeft className="icon" />}>
						Back
					</ButtonLink>
				)}
				{page < pages && (
					<ButtonLink {...turn(page + 1)}>
						Next
						<ChevronRight className="icon" />
					</ButtonLink>
				)}
			</span>
		</nav>
	);
}
