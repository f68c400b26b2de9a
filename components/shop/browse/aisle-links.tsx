import { type MouseEvent, memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { isPlainPress } from "@/lib/client/link-follow";
import { type BrowseFilters, browseHref } from "@/lib/domain/browse";
import type { Category } from "@/lib/domain/product";
import { categoryName } from "@/lib/domain/product-words";
import { aislesOf } from "./aisles";

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
