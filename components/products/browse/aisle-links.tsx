import { type MouseEvent, memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { isPlainPress } from "@/lib/client/link-follow";
import { type BrowseFilters, browseHref } from "@/lib/products/rules/browse";
import type { Category } from "@/lib/products/rules/product";
import { categoryName } from "@/lib/products/rules/product-words";

/** An aisle of the shop: a category, or everything. */
export type Aisle = { category: Category | null; art: string; tone: string };

const ALL: Aisle = { category: null, art: "/art/one-basket.webp", tone: "all" };
const OF_CATEGORY: Record<Category, Omit<Aisle, "category">> = {
	Fruits: { art: "/art/one-mango.webp", tone: "fruit" },
	Vegetables: { art: "/art/one-tomato.webp", tone: "veg" },
	Bundles: { art: "/art/one-box.webp", tone: "bundle" },
};

/** The aisles that the catalogue has: everything, then each of its categories. */
export function aislesOf(categories: readonly Category[]): Aisle[] {
	return [ALL, ...categories.map((category) => ({ category, ...OF_CATEGORY[category] }))];
}

type AisleLinksProps = {
	/** The categories that the catalogue really has. */
	categories: readonly Category[];
	filters: BrowseFilters;
	/** Enters an aisle without leaving the page; leave out where the links themselves lead there. */
	onChange?: (change: Partial<BrowseFilters>) => void;
	/** This page's address, where the aisle that is walked is a page of its own. */
	here?: string;
	/** How many products an aisle has; leave out where there is no room for it. */
	countOf?: (category: Category | null) => number;
	className: string;
	linkClassName: string;
	/** How large the drawing is. */
	artClassName: string;
};

/** Pixels that the drawings are fetched for: a page has them twice, of which one is seen, and they shall come once. */
const ART = 40;

/** The aisles as links, so that they work before the page's scripts do; the one that is walked leads to its start. */
export const AisleLinks = memo(function AisleLinks(props: AisleLinksProps) {
	const { categories, filters, onChange, here, countOf, className, linkClassName, artClassName } = props;
	const language = useLanguage();
	const text = useMessages("counter");

	function enter(press: MouseEvent, category: Category | null): void {
		const isWalked = category === filters.category;
		if (!isPlainPress(press) || !(isWalked || onChange)) return;
		press.preventDefault();
		if (isWalked) window.scrollTo({ top: 0 });
		else onChange?.({ category });
	}

	return (
		<nav aria-label={text.aisles} className={className}>
			{aislesOf(categories).map(({ category, art: src, tone }) => (
				<PageLink
					key={tone}
					href={here && category === filters.category ? here : browseHref({ ...filters, category })}
					aria-current={category === filters.category ? "page" : undefined}
					data-tone={tone}
					onClick={(press) => enter(press, category)}
					className={linkClassName}
				>
					<Picture src={src} alt="" width={ART} height={ART} loading="eager" className={artClassName} />
					<span>{category ? categoryName(category, language) : text.all}</span>
					{countOf && <span className="text-sm figures opacity-80">{countOf(category)}</span>}
				</PageLink>
			))}
		</nav>
	);
});
