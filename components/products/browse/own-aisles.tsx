import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { aisleName, type ListedAisle } from "@/lib/aisles/rules";
import { isPlainPress } from "@/lib/client/links";
import { type BrowseFilters, browseHref } from "@/lib/products/rules/browse";
import type { Category, ProductSummary } from "@/lib/products/rules/product";

type OwnAislesProps = {
	/** The owner's aisles of one category, or those that stand beside the categories. */
	aisles: readonly ListedAisle[];
	filters: BrowseFilters;
	onChange?: (change: Partial<BrowseFilters>) => void;
	className?: string;
	linkClassName: string;
};

/** The owner's own aisles as links; an empty one is absent. The one that is walked leads to its start. */
export function OwnAisles({ aisles, filters, onChange, className, linkClassName }: OwnAislesProps) {
	const language = useLanguage();
	const enter = (press: MouseEvent, aisle: string) => {
		if (!isPlainPress(press) || !onChange) return;
		press.preventDefault();
		if (aisle === filters.aisle) window.scrollTo({ top: 0 });
		else onChange({ aisle, category: null });
	};
	return (
		<div className={className}>
			{aisles
				.filter(({ count }) => count > 0)
				.map((aisle) => (
					<PageLink
						key={aisle._id}
						href={browseHref({ ...filters, category: null, aisle: aisle._id })}
						aria-current={aisle._id === filters.aisle ? "page" : undefined}
						onClick={(press) => enter(press, aisle._id)}
						className={linkClassName}
					>
						<span>{aisleName(aisle, language)}</span>{" "}
						<span className="text-sm figures opacity-80">{aisle.count}</span>
					</PageLink>
				))}
		</div>
	);
}

/** The category that is walked: the one that was chosen, or the one that the chosen aisle stands under. */
export function walkedCategory(
	{ category, aisle }: Pick<BrowseFilters, "category" | "aisle">,
	aisles: readonly ListedAisle[],
): Category | null {
	return aisles.find(({ _id }) => _id === aisle)?.category ?? category;
}

const chip =
	"inline-flex min-h-tap flex-none items-center gap-1.5 rounded-full bg-surface px-4 text-sm font-semibold whitespace-nowrap inset-ring-1 inset-ring-line-strong " +
	"aria-[current]:bg-primary aria-[current]:text-on-primary aria-[current]:inset-ring-0";

type OwnAisleChipsProps = Omit<OwnAislesProps, "className" | "linkClassName"> & {
	products: readonly Pick<ProductSummary, "category">[];
};

/** On phones: the category that is walked, its own aisles and those beside the categories, as chips that stay above the shelf. */
export function OwnAisleChips({ aisles, filters, onChange, products }: OwnAisleChipsProps) {
	const text = useMessages("counter");
	const walked = walkedCategory(filters, aisles);
	const all = { category: walked, aisle: null };
	const leave = (press: MouseEvent) => {
		if (!isPlainPress(press) || !onChange) return;
		press.preventDefault();
		onChange(all);
	};
	const shown = aisles.filter(({ category }) => category === null || category === walked);
	if (shown.every(({ count }) => count === 0)) return null;
	return (
		<nav
			aria-label={text.own}
			className={clsx(
				"sticky top-16 z-10 -mx-gutter flex gap-2 overflow-x-auto bg-bg px-gutter py-2 scrollbar-none lg:hidden",
				"[&>div]:contents [@media(height<32rem)]:static",
			)}
		>
			<PageLink
				href={browseHref({ ...filters, ...all })}
				aria-current={filters.aisle === null ? "page" : undefined}
				onClick={leave}
				className={chip}
			>
				<span>{text.all}</span>{" "}
				<span className="text-sm figures opacity-80">
					{products.filter(({ category }) => walked === null || category === walked).length}
				</span>
			</PageLink>
			<OwnAisles aisles={shown} filters={filters} onChange={onChange} linkClassName={chip} />
		</nav>
	);
}
