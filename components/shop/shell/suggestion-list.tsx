"use client";

import { clsx } from "clsx";
import { ProductTile } from "@/components/shop/product-card/product-tile";
import { PageLink } from "@/components/ui/page-link";
import { UrduText } from "@/components/ui/urdu-text";
import { formatRupees } from "@/lib/domain/money";
import type { Suggestion } from "@/lib/domain/search";
import { optionId } from "./option-id";

type SuggestionListProps = {
	id: string;
	suggestions: readonly Suggestion[];
	/** The place of the one that Enter takes; -1 for none. */
	active: number;
	query: string;
	/** One of them was pressed. */
	onOpen: () => void;
	onShowAll: () => void;
};

/** Products that fit what is being typed, under the search box. The keyboard's focus stays in the box. */
export default function SuggestionList(props: SuggestionListProps) {
	const { id, suggestions, active, query, onOpen, onShowAll } = props;
	return (
		<div
			onPointerDown={(event) => event.preventDefault()}
			className="absolute inset-x-0 top-full mt-2 animate-fade-in rounded-lg bg-surface p-2 shadow-lg ring-1 ring-line"
		>
			<div id={id} role="listbox" aria-label="Suggested products">
				{suggestions.map((product, index) => (
					<Option
						key={product._id}
						id={optionId(id, index)}
						product={product}
						isActive={index === active}
						onOpen={onOpen}
					/>
				))}
			</div>
			<button
				type="button"
				tabIndex={-1}
				onClick={onShowAll}
				className="min-h-tap w-full truncate rounded-sm px-3 text-start font-semibold text-primary hover:bg-primary-soft hover:text-on-primary-soft"
			>
				See all results for “{query}”
			</button>
			<p role="status" className="sr-only">
				{suggestions.length} {suggestions.length === 1 ? "suggestion" : "suggestions"}
			</p>
		</div>
	);
}

type OptionProps = { id: string; product: Suggestion; isActive: boolean; onOpen: () => void };

function Option({ id, product, isActive, onOpen }: OptionProps) {
	const { name, urduName, unit, offerPrice, inStock } = product;
	return (
		<PageLink
			href={`/product/${product._id}`}
			id={id}
			role="option"
			aria-selected={isActive}
			tabIndex={-1}
			onClick={onOpen}
			className={clsx(
				"grid min-h-tap cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-sm p-1.5 pe-3",
				isActive ? "bg-primary-soft text-on-primary-soft" : "hover:bg-bg-sunk",
			)}
		>
			<ProductTile product={product} sizes="3rem" small className="size-12 rounded-sm" />
			<span className="grid leading-snug">
				<span className="truncate font-strong">{name}</span>
				<span className="truncate text-sm opacity-80">{inStock ? unit : "Out of Stock"}</span>
			</span>
			<span className="flex items-center gap-4">
				{urduName && <UrduText className="text-ink-2 max-sm:hidden">{urduName}</UrduText>}
				<span className="font-bold whitespace-nowrap figures">{formatRupees(offerPrice)}</span>
			</span>
		</PageLink>
	);
}
