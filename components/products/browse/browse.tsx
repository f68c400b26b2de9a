"use client";

import { useSearchParams } from "next/navigation";
import {
	type ComponentProps,
	lazy,
	type ReactNode,
	startTransition,
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useState,
} from "react";
import { useLanguage, useMessages } from "#messages";
import { CountBadge } from "@/components/ui/badges";
import { Icon } from "@/components/ui/icons";
import { useLazyDialog } from "@/components/ui/overlay/use-lazy";
import { UrduText } from "@/components/ui/urdu-text";
import { aisleName, type ListedAisle } from "@/lib/aisles/rules";
import { noticeSearch, showAddress, usePageSearch } from "@/lib/client/browser-state";
import { afterPaint } from "@/lib/client/time";
import { isOpening, listenToTyped } from "@/lib/products/client/opening-product";
import { useSearchCatalogue } from "@/lib/products/client/suggestions";
import {
	BROWSE_PATH,
	type BrowseFilters,
	browseHref,
	distinctCategories,
	filterProducts,
	isNarrowed,
	NO_FILTERS,
	orderByFit,
	type PriceBand,
	parseFilters,
	sortProducts,
} from "@/lib/products/rules/browse";
import type { ProductSummary } from "@/lib/products/rules/product";
import { buildSearchIndex, findProducts, withSpellings } from "@/lib/products/rules/search";
import { useToldSearch } from "@/lib/searches/client";
import { pathIn } from "@/lib/text/language";
import { ShelfSkeleton } from "../card/product-grid";
import { AisleLinks, Counter } from "./counter";
import { ActiveFilters, CategorySelect, type Changes, NoProducts, PriceChips, SortSelect } from "./filters";
import { OwnAisleChips } from "./own-aisles";
import { SearchResults } from "./search-results";

/** A pause in typing, in milliseconds, after which the address follows (browsers limit how often it may change). */
const TYPED_MS = 250;
/** After anything else the address follows the results in so many milliseconds. */
const CHANGED_MS = 50;

/** What was asked for on this page at an address; a new address takes its place. */
type Draft = { filters: BrowseFilters; over: string; step: "push" | "replace"; after: number };

type BrowseState = {
	/** What the shopper asks for at this moment, the text under their fingers included. */
	filters: BrowseFilters;
	/** What the results are of: follows `filters` once these have been painted. The same object while it says the same. */
	requested: BrowseFilters;
	/** Changes anything but the text, which the header's search tells; the back button undoes it. */
	change(change: Partial<BrowseFilters>): void;
	/** Takes every filter back; the order stays. */
	clear(): void;
};

/** The filters of All Products. The address is where they live, so that a view can be shared and gone back to. */
function useBrowse(): BrowseState {
	const language = useLanguage();
	const search = usePageSearch();
	const inAddress = useMemo(() => parseFilters(search), [search]);
	const [typed, setTyped] = useState<Draft | null>(null);
	const [rendered, setRendered] = useState<Draft | null>(null);
	if ((typed || rendered) && typed?.over !== search) {
		setTyped(null);
		setRendered(null);
	}
	const filters = typed?.filters ?? inAddress;
	const href = browseHref(rendered?.filters ?? inAddress);
	const requested = useMemo(() => parseFilters(href.slice(BROWSE_PATH.length)), [href]);

	// A finger is answered first, then come the results, then the address.
	useEffect(() => {
		if (typed) return afterPaint(() => startTransition(() => setRendered(typed)));
	}, [typed]);
	useEffect(() => {
		// Who has gone on meanwhile is not called back by an address.
		if (!rendered || rendered !== typed) return;
		const { filters: next, step, after } = rendered;
		const timer = setTimeout(() => {
			if (isOpening()) return;
			const isOtherAisle = next.category !== inAddress.category || next.aisle !== inAddress.aisle;
			showAddress(pathIn(language, browseHref(next)), step);
			// After the step, so that Back finds the place where the aisle was left.
			if (isOtherAisle) window.scrollTo({ top: 0, behavior: "instant" });
		}, after);
		return () => clearTimeout(timer);
	}, [rendered, typed, inAddress, language]);

	const show = useCallback(
		(change: Partial<BrowseFilters>, step: Draft["step"], after: number) =>
			setTyped((known) => {
				// Another category leads out of an aisle.
				const out = "category" in change ? { aisle: null } : {};
				const filters = { ...(known?.filters ?? inAddress), ...out, ...change };
				return { filters, over: search, step, after };
			}),
		[inAddress, search],
	);
	useEffect(() => listenToTyped((text) => show({ text }, "replace", TYPED_MS)), [show]);
	const change = useCallback((one: Partial<BrowseFilters>) => show(one, "push", CHANGED_MS), [show]);
	return { filters, requested, change, clear: () => change({ ...NO_FILTERS, sort: filters.sort }) };
}

/** Keeps the filters in line with the address when someone else changes its query, such as the header's search box. Draws nothing. */
export function SearchParamsSync(): null {
	const search = `?${useSearchParams()}`;
	useLayoutEffect(() => noticeSearch(search), [search]);
	return null;
}

type AisleColumnProps = Pick<ComponentProps<typeof AisleLinks>, "categories" | "own" | "filters"> &
	Changes & { products: readonly ProductSummary[] };

const aisle =
	"grid min-h-15 grid-cols-[2.75rem_1fr_auto] items-center justify-items-start gap-3 rounded-lg py-1.5 pe-3.5 ps-2 font-bold transition-colors hover:bg-bg-sunk " +
	"aria-[current]:bg-primary-soft aria-[current]:text-on-primary-soft aria-[current]:inset-ring-2 aria-[current]:inset-ring-primary";

/** On wide screens: the aisles and the price bands in a column that stays beside the products. */
export function AisleColumn({ products, ...rest }: AisleColumnProps) {
	const countOf = useCallback(
		(category: ProductSummary["category"] | null) =>
			category ? products.filter((one) => one.category === category).length : products.length,
		[products],
	);
	return (
		<div className="sticky top-28 hidden gap-5 self-start lg:grid">
			<AisleLinks
				{...rest}
				countOf={countOf}
				artClassName="size-10"
				className="grid gap-1.5"
				linkClassName={aisle}
			/>
			<div className="border-t border-line pt-4 ps-2">
				<PriceChips band={rest.filters.band} onChange={rest.onChange} />
			</div>
		</div>
	);
}

/** At the end of a price band: that there is more beyond it. */
export function EndNote({ band, onSeeAll }: { band: PriceBand; onSeeAll: () => void }) {
	const text = useMessages("browse");
	return (
		<div className="grid justify-items-center gap-1 pt-14 pb-4 text-center text-ink-3">
			<p>{text.end(band)}</p>
			<button
				type="button"
				onClick={onSeeAll}
				className="inline-flex min-h-tap items-center gap-1.5 font-bold text-primary underline-offset-4 hover:underline"
			>
				{text.seeAllPrices}
				<Icon name="arrow-right" />
			</button>
		</div>
	);
}

const loadSheet = () => import("./filter-sheet");
const FilterSheet = lazy(loadSheet);

type FilterSheetButtonProps = Omit<ComponentProps<typeof FilterSheet>, "open" | "onOpenChange">;

/** Opens the sheet of filters on phones; a number says that a price is chosen. */
export function FilterSheetButton(props: FilterSheetButtonProps) {
	const text = useMessages("filters");
	const dialog = useLazyDialog(loadSheet);
	return (
		<>
			<button
				type="button"
				{...dialog.opener}
				className="-me-2.5 inline-flex min-h-tap items-center gap-1.5 rounded-md px-2.5 text-sm font-bold whitespace-nowrap text-primary hover:bg-primary-soft lg:hidden"
			>
				<Icon name="list-filter" />
				{text.sortAndPrice}
				{props.filters.band && <CountBadge count={1} />}
			</button>
			{dialog.props && <FilterSheet {...props} {...dialog.props} />}
		</>
	);
}

type BrowseProps = {
	products: readonly ProductSummary[];
	/** The owner's own aisles that are there today. */
	aisles: readonly ListedAisle[];
	/** Offered where a search finds nothing. */
	offer?: ReactNode;
};

/**
 * The whole catalogue, which stands by name, with its filters (spec 2, All products). What is pressed or typed shows at
 * once, and is never held up by its results: they follow in the next frames.
 */
export function Browse({ products, aisles: own, offer }: BrowseProps) {
	const language = useLanguage();
	const text = useMessages("browse");
	const { filters, requested, change, clear } = useBrowse();
	const hasText = requested.text !== "";
	// Names are searched at once, other spellings as soon as they are there.
	const spellings = useSearchCatalogue(hasText);
	const index = useMemo(
		() => (hasText ? buildSearchIndex(withSpellings(products, spellings)) : null),
		[products, spellings, hasText],
	);
	const sorted = useMemo(() => sortProducts(products, requested.sort ?? "name"), [products, requested.sort]);
	const aisle = own.find(({ _id }) => _id === requested.aisle);
	const aisleLabel = aisle && aisleName(aisle, language);
	// An aisle that is not there today has nothing on its shelf.
	const isGone = requested.aisle !== null && !aisle;
	const found = useMemo(() => (index ? findProducts(index, requested.text) : null), [index, requested.text]);
	const isLooking = hasText && !spellings;
	useToldSearch(requested.text, isLooking ? null : (found?.size ?? null));
	const shown = useMemo(() => {
		const passing = isGone ? [] : filterProducts(sorted, requested, found);
		return found && !requested.sort ? orderByFit(passing, found) : passing;
	}, [sorted, requested, found, isGone]);
	const categories = useMemo(() => distinctCategories(products), [products]);

	// The page was served unfiltered, and is taken over so; it is shown once it is what its address asks for.
	const search = usePageSearch();
	useLayoutEffect(() => {
		if (search === window.location.search) delete document.documentElement.dataset.narrowed;
	}, [search]);

	const aisles = { categories, filters, onChange: change };
	const isEmpty = shown.length === 0;
	// What no name has may go by another spelling.
	const isPending = isEmpty && isLooking;
	return (
		<div className="browse lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10">
			<AisleColumn {...aisles} own={own} products={products} />
			{/* Before the results: a part of the first screen, whose styles end where parts wait. */}
			<Counter {...aisles} />
			<div className="browse-results">
				{own.length > 0 && (
					<OwnAisleChips aisles={own} filters={filters} onChange={change} products={products} />
				)}
				{aisle ? (
					<h2 className="display-type text-title lg:text-3xl">
						{aisleLabel}{" "}
						{language === "en" && <UrduText className="ms-2 text-xl text-primary">{aisle.urduName}</UrduText>}
					</h2>
				) : (
					<h2 className="sr-only">{text.products}</h2>
				)}
				<div className="flex min-h-tap flex-wrap items-center gap-x-2.5 lg:pb-4">
					<p role="status" className="me-auto font-strong max-lg:text-md">
						{isPending ? <span className="sr-only">{text.searching}</span> : text.showing(shown.length)}
					</p>
					<FilterSheetButton {...aisles} count={shown.length} onClear={clear} />
					<search aria-label={text.filterProducts} className="grid w-105 grid-cols-2 gap-2.5 max-lg:hidden">
						<CategorySelect category={filters.category} categories={categories} onChange={change} />
						<SortSelect sort={filters.sort} isSearch={filters.text !== ""} onChange={change} />
					</search>
				</div>
				{!isEmpty && isNarrowed(requested) && (
					<ActiveFilters aisle={aisleLabel} filters={requested} onChange={change} onClear={clear} />
				)}
				{isPending && <ShelfSkeleton />}
				{isEmpty && !isPending && (
					<NoProducts
						aisle={aisleLabel}
						filters={requested}
						products={products}
						offer={offer}
						onChange={change}
						onClear={clear}
					/>
				)}
				{!isEmpty && <SearchResults products={shown} />}
				{!isEmpty && requested.band && !requested.text && !requested.category && (
					<EndNote band={requested.band} onSeeAll={() => change({ band: null })} />
				)}
			</div>
		</div>
	);
}
