"use client";

import { clsx } from "clsx";
import { type ComponentProps, Fragment, type MouseEvent, memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { Icon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import { useShopHere } from "@/lib/accounts/client/preferences";
import type { ListedAisle } from "@/lib/aisles/rules";
import { useCartAfterPaint } from "@/lib/cart/client/cart";
import { missingToMinimum } from "@/lib/cart/rules/totals";
import { isPlainPress } from "@/lib/client/links";
import { type BrowseFilters, browseHref } from "@/lib/products/rules/browse";
import { type Category, categoryName } from "@/lib/products/rules/product";
import { formatAmount } from "@/lib/text/money";
import { OwnAisles } from "./own-aisles";

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
	/** The owner's own aisles, where they stand under their categories. */
	own?: readonly ListedAisle[];
	/** This page's address, where the aisle that is walked is a page of its own. */
	here?: string;
	/** How many products an aisle has; leave out where there is no room for it. */
	countOf?: (category: Category | null) => number;
	className: string;
	linkClassName: string;
	/** How large the drawing is. */
	artClassName: string;
};

const ownAisle =
	"flex min-h-tap items-center justify-between gap-3 rounded-md py-1 pe-3.5 ps-3 font-semibold hover:bg-bg-sunk aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft";

/** Pixels that the drawings are fetched for: a page has them twice, of which one is seen, and they shall come once. */
const ART = 40;

/** The aisles as links, so that they work before the page's scripts do; the one that is walked leads to its start. */
export const AisleLinks = memo(function AisleLinks(props: AisleLinksProps) {
	const {
		categories,
		own = [],
		filters,
		onChange,
		here,
		countOf,
		className,
		linkClassName,
		artClassName,
	} = props;
	const language = useLanguage();
	const text = useMessages("counter");

	const walked = filters.aisle ? undefined : filters.category;

	function enter(press: MouseEvent, category: Category | null): void {
		const isWalked = category === walked;
		if (!isPlainPress(press) || !(isWalked || onChange)) return;
		press.preventDefault();
		if (isWalked) window.scrollTo({ top: 0 });
		else onChange?.({ category, aisle: null });
	}

	return (
		<nav aria-label={text.aisles} className={className}>
			{aislesOf(categories).map(({ category, art: src, tone }) => (
				<Fragment key={tone}>
					<PageLink
						href={here && category === walked ? here : browseHref({ ...filters, aisle: null, category })}
						aria-current={category === walked ? "page" : undefined}
						data-tone={tone}
						onClick={(press) => enter(press, category)}
						className={linkClassName}
					>
						<Picture src={src} alt="" width={ART} height={ART} loading="eager" className={artClassName} />
						<span>{category ? categoryName(category, language) : text.all}</span>
						{countOf && <span className="text-sm figures opacity-80">{countOf(category)}</span>}
					</PageLink>
					{own.some((aisle) => aisle.category === category) && (
						<OwnAisles
							aisles={own.filter((aisle) => aisle.category === category)}
							filters={filters}
							onChange={onChange}
							className="ms-7 grid border-s-2 border-line ps-2"
							linkClassName={ownAisle}
						/>
					)}
				</Fragment>
			))}
		</nav>
	);
});

const aisle =
	"counter-aisle grid min-h-14 min-w-[min(var(--spacing-tap),13.75vw)] content-center justify-items-center gap-0.5 rounded-[1rem] text-2xs leading-close font-semibold aria-[current]:font-heavy";

/** The bar above the bottom nav of phones: the aisles and the cart in one, in the thumb's reach. */
export function Counter(
	props: Pick<ComponentProps<typeof AisleLinks>, "categories" | "filters" | "onChange" | "here">,
) {
	return (
		<div
			data-page-bar="over-nav"
			className="counter fixed inset-x-2.5 bottom-[calc(var(--spacing-bottom-nav)+0.5rem)] z-bar flex gap-1.5 rounded-lg bg-deep p-1.25 text-on-deep shadow-lg ring-1 ring-deep-line on-deep lg:hidden print:hidden"
		>
			<AisleLinks
				{...props}
				artClassName="size-[min(1.875rem,9.4vw)]"
				className="grid min-w-0 flex-1 auto-cols-auto grid-flow-col"
				linkClassName={aisle}
			/>
			<CounterCart />
		</div>
	);
}

/** The letters of a sum that the way to the cart holds in its usual size: `Rs. 10,020`. */
const LONG_SUM = 10;

/** The way to the cart: what is in it, and how far the minimum is. As wide with nothing in it, so that nothing moves. */
function CounterCart() {
	const { count, subtotal } = useCartAfterPaint();
	const text = useMessages("counter");
	const rupees = useRupees();
	const items = text.items(count);
	const sum = rupees(subtotal);
	const { minimumOrder } = useShopHere();
	const missing = missingToMinimum(subtotal, minimumOrder);
	const reached = minimumOrder > 0 ? Math.min(1, subtotal / minimumOrder) : 1;
	return (
		<PageLink
			href="/cart"
			data-cart-bar={count > 0 ? "" : undefined}
			className={clsx(
				"relative grid w-[min(5.625rem,28.2vw)] flex-none content-center justify-items-center overflow-hidden rounded-[1rem] text-2xs leading-close font-semibold whitespace-nowrap figures",
				count > 0
					? "bg-accent text-on-accent hover:bg-accent-hover"
					: "inset-ring-1 inset-ring-deep-line hover:bg-white/10",
			)}
		>
			{count > 0 ? (
				<>
					<span className="sr-only">{text.cartHolds(items)}</span>
					<span className={clsx("font-extrabold", sum.length > LONG_SUM ? "text-xs" : "text-md")}>{sum}</span>{" "}
					<span>{missing > 0 ? text.toGo(formatAmount(missing)) : items}</span>
					<span
						aria-hidden
						className="absolute bottom-0 inset-s-0 h-1 w-full origin-left rtl:origin-right bg-leaf-800 transition-transform duration-settle ease-out"
						style={{ transform: `scaleX(${reached})` }}
					/>
				</>
			) : (
				<>
					<Icon name="shopping-basket" className="size-6" />
					{text.cart}
				</>
			)}
		</PageLink>
	);
}
