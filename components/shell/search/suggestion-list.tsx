"use client";

import { clsx } from "clsx";
import { useMessages } from "#messages";
import { FoundProduct, foundClass } from "@/components/products/card/found-product";
import { PageLink } from "@/components/ui/page-link";
import { optionId } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";

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
					<PageLink
						key={product._id}
						href={`/product/${product._id}`}
						id={optionId(id, index)}
						role="option"
						aria-selected={index === active}
						tabIndex={-1}
						onClick={onOpen}
						className={clsx(
							foundClass,
							index === active ? "bg-primary-soft text-on-primary-soft" : "hover:bg-bg-sunk",
						)}
					>
						<FoundProduct product={product} />
					</PageLink>
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
