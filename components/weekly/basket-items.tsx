"use client";

import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { FoundProduct, foundClass } from "@/components/products/card/found-product";
import { ProductTile } from "@/components/products/card/product-tile";
import { LineTimes, lineGrid, linePicture, lineSum } from "@/components/products/line-times";
import { LineWishButton } from "@/components/products/wishes/line-wish";
import { Button, IconButton } from "@/components/ui/button";
import { InputField } from "@/components/ui/form/input";
import { Stepper } from "@/components/ui/form/stepper";
import { Plus, Trash } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useSuggestions } from "@/lib/products/client/suggestions";
import { productName } from "@/lib/products/rules/product";
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
	const language = useLanguage();
	const rupees = useRupees();
	const { product, unitPrice, quantity, stepGrams, canCome } = item;
	const goods = useMessages("product");
	const name = productName(item, language);
	const unit = goods.unit(item);

	/** What of it could not come today; it stays in the basket for the next time. */
	function shortage(): string | null {
		if (canCome >= quantity) return null;
		return canCome === 0
			? text.soldOut
			: text.onlyToday(stepGrams ? goods.weight(canCome * stepGrams) : String(canCome));
	}

	const short = shortage();
	return (
		<li className={lineGrid}>
			<ProductTile product={{ ...item, inStock: canCome > 0 }} small sizes="92px" className={linePicture} />
			<div className="grid leading-snug">
				<PageLink
					href={`/product/${product}`}
					className="tap-area font-bold decoration-[1.5px] underline-offset-4 hover:underline"
				>
					{name}
				</PageLink>
				<span className="text-sm text-ink-3 figures">
					<LineTimes line={item}>
						{unit && `${unit} · `}
						{text.today(rupees(unitPrice))}
					</LineTimes>
				</span>
				{short && <span className="text-sm font-semibold text-warning">{short}</span>}
			</div>
			<div className={lineSum}>
				<Stepper
					label={text.quantityOf(name)}
					value={quantity}
					min={1}
					max={MAX_LINE_QUANTITY}
					text={stepGrams ? goods.weight(quantity * stepGrams) : undefined}
					onChange={(next) => onQuantity(product, next)}
				/>
				<p className="text-end font-extrabold whitespace-nowrap figures">
					{rupees(lineCost({ unitPrice, quantity: canCome, stepGrams }))}
				</p>
			</div>
			<IconButton
				tone="danger"
				aria-label={text.remove(name)}
				onClick={() => onQuantity(product, 0)}
				className="@max-xl:col-start-3 @max-xl:row-start-1"
			>
				<Trash className="icon" />
			</IconButton>
			<LineWishButton line={item} onChange={(asked) => onAsk(product, asked)} />
		</li>
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
	const found = useSuggestions(query).filter(({ _id, inStock }) => inStock && !known.includes(_id));
	if (!isOpen) {
		return (
			<Button variant="outline" block icon={Plus} onClick={() => setOpen(true)}>
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
				{found.map((product) => (
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
				{query.trim() !== "" && found.length === 0 && text.noneFound}
			</p>
		</Panel>
	);
}
