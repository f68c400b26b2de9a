"use client";

import { useState } from "react";
import { useMessages } from "#messages";
import { BasketLine } from "@/components/products/basket-line";
import { FoundProduct, foundClass } from "@/components/products/card/found-product";
import { Button } from "@/components/ui/button";
import { InputField } from "@/components/ui/form/input";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useProductSearch } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";
import type { LineWish } from "@/lib/products/rules/wishes";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { lineCost } from "@/lib/text/sold-by";
import type { BasketItem } from "@/lib/weekly/rules";

type BasketItemsProps = {
	items: readonly BasketItem[];
	onQuantity: (product: string, quantity: number) => void;
	onAsk: (product: string, asked: LineWish) => void;
};

/** What is in it, at today's prices. */
export function BasketItems({ items, ...on }: BasketItemsProps) {
	const text = useMessages("weekly");
	return (
		<Panel aria-label={text.items} className="@container py-1.5 md:py-1.5">
			<ul className="divide-y divide-line">
				{items.map((item) => (
					<Item key={item.product} item={item} {...on} />
				))}
			</ul>
		</Panel>
	);
}

function Item({ item, onQuantity, onAsk }: { item: BasketItem } & Omit<BasketItemsProps, "items">) {
	const text = useMessages("weekly");
	const rupees = useRupees();
	const { product, unitPrice, quantity, stepGrams, canCome } = item;
	const goods = useMessages("product");

	/** What of it could not come today; it stays in the basket for the next time. */
	function shortage(): string | null {
		if (canCome >= quantity) return null;
		return canCome === 0
			? text.soldOut
			: text.onlyToday(stepGrams ? goods.weight(canCome * stepGrams) : String(canCome));
	}

	return (
		<BasketLine
			product={product}
			line={{ ...item, inStock: canCome > 0 }}
			priced={text.today(rupees(unitPrice))}
			note={shortage()}
			limits={{ min: 1, max: MAX_LINE_QUANTITY }}
			sum={rupees(lineCost({ unitPrice, quantity: canCome, stepGrams }))}
			onQuantity={(next) => onQuantity(product, next)}
			onAsk={(asked) => onAsk(product, asked)}
		/>
	);
}

type AddSomethingProps = {
	/** Ids of what is in the basket already. */
	known: readonly string[];
	onAdd: (product: Suggestion) => void;
};

/** Finds a product by its name and puts one of it into the basket. */
export function AddSomething({ known, onAdd }: AddSomethingProps) {
	const text = useMessages("weekly");
	const [isOpen, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const isAsked = query.trim() !== "";
	const search = useProductSearch(isAsked);
	const found = isAsked
		? search?.(query).filter(({ _id, inStock }) => inStock && !known.includes(_id))
		: undefined;
	if (!isOpen) {
		return (
			<Button variant="outline" block icon="plus" onClick={() => setOpen(true)}>
				{text.add}
			</Button>
		);
	}
	return (
		<Panel className="grid gap-3">
			<InputField
				label={text.add}
				type="search"
				autoFocus
				autoComplete="off"
				placeholder={text.addExample}
				value={query}
				onChange={(event) => setQuery(event.target.value)}
			/>
			<ul className="grid gap-1">
				{found?.map((product) => (
					<li key={product._id}>
						<button
							type="button"
							onClick={() => {
								onAdd(product);
								setQuery("");
							}}
							className={`${foundClass} hover:bg-primary-soft`}
						>
							<FoundProduct product={product} />
						</button>
					</li>
				))}
			</ul>
			<p role="status" className="text-sm text-ink-2">
				{found?.length === 0 && text.noneFound}
			</p>
		</Panel>
	);
}
