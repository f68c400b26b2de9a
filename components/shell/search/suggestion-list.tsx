"use client";

import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import { productName } from "@/lib/products/rules/product";
import type { Suggestion } from "@/lib/products/rules/search";
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
	const text = useMessages("suggestions");
	return (
		<div
			onPointerDown={(event) => event.preventDefault()}
			className="absolute inset-x-0 top-full mt-2 animate-fade-in rounded-lg bg-surface p-2 shadow-lg ring-1 ring-line"
		>
			<div id={id} role="listbox" aria-label={text.products}>
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
				{text.seeAll(query)}
			</button>
			<p role="status" className="sr-only">
				{text.count(suggestions.length)}
			</p>
		</div>
	);
}

type OptionProps = { id: string; product: Suggestion; isActive: boolean; onOpen: () => void };

function Option({ id, product, isActive, onOpen }: OptionProps) {
	const { urduName, offerPrice, inStock } = product;
	const language = useLanguage();
	const { outOfStock, unit } = useMessages("product");
	const rupees = useRupees();
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
				<span className="truncate font-strong">
					<bdi>{productName(product, language)}</bdi>
				</span>
				<span className="truncate text-sm opacity-80">
					{inStock ? <bdi>{unit(product)}</bdi> : outOfStock}
				</span>
			</span>
			<span className="flex items-center gap-4">
				{language === "en" && urduName && (
					<UrduText className="text-ink-2 max-sm:hidden">{urduName}</UrduText>
				)}
				<span className="font-bold whitespace-nowrap figures">{rupees(offerPrice)}</span>
			</span>
		</PageLink>
	);
}
