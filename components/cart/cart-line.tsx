"use client";

import { memo, useEffect, useRef, useState } from "react";
import { shallow } from "zustand/shallow";
import { useLanguage, useMessages } from "#messages";
import { BasketLine } from "@/components/products/basket-line";
import { SmallCard } from "@/components/products/card/small-card";
import { LoadFailed } from "@/components/shell/failures/load-failed";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/price";
import { askOfLine, setQuantity } from "@/lib/cart/client/cart";
import type { CartLine, CartLine as CartLineData } from "@/lib/cart/schema";
import { useCatalogue } from "@/lib/products/client/catalogue";
import { productName } from "@/lib/products/rules/product";
import { similarTo } from "@/lib/products/rules/sections";
import { isShort, mostOf } from "@/lib/stock/rules";
import { lineCost } from "@/lib/text/sold-by";

const SIMILAR = 3;

/** The line holds what there is of it. */
export function takeWhatIsLeft(line: CartLine): void {
	if (line.left !== null) setQuantity(line.productId, mostOf(line));
}

/** A line asks for more than there is: how much there is, one press to take that, and what is like it. */
function LineShortage({ line }: { line: CartLine }) {
	const text = useMessages("cart").shortage;
	const { onlyLeft } = useMessages("cartToasts");
	const rupees = useRupees();
	const { quantity, price: unitPrice, stepGrams } = line;
	const { weight } = useMessages("product");
	const left = line.left ?? 0;
	const most = mostOf(line);
	const amountOf = (steps: number) => (stepGrams ? weight(steps * stepGrams) : String(steps));
	const [showsSimilar, setShowsSimilar] = useState(false);
	return (
		<div className="col-span-full mt-1.5 grid gap-2.5 rounded-lg bg-accent-soft p-3.5 text-on-accent-soft">
			<p className="flex items-start gap-2.5 text-sm leading-snug">
				<Icon name="triangle-exclamation-point" className="icon mt-px" />
				<span>
					<b>{text.left(onlyLeft({ ...line, left }))}</b> {text.asked(amountOf(quantity))}
				</span>
			</p>
			<div className="grid grid-cols-[1.4fr_1fr] gap-2">
				<Button size="sm" onClick={() => takeWhatIsLeft(line)} className="px-2! whitespace-normal">
					{text.take(amountOf(most), rupees(lineCost({ unitPrice, quantity: most, stepGrams })))}
				</Button>
				<Button
					variant="outline"
					size="sm"
					aria-expanded={showsSimilar}
					onClick={() => setShowsSimilar(!showsSimilar)}
				>
					{text.similar}
				</Button>
			</div>
			{showsSimilar && <Similar line={line} />}
		</div>
	);
}

/** The nearest in price of the same category that can be bought. */
function Similar({ line }: { line: CartLine }) {
	const text = useMessages("cart").shortage;
	const language = useLanguage();
	const { productId, category, price } = line;
	const { notLoaded } = useMessages("product");
	const [catalogue, read] = useCatalogue();
	const list = useRef<HTMLUListElement>(null);
	const isThere = catalogue !== null && catalogue !== "failed";
	useEffect(() => {
		if (isThere) list.current?.querySelector("a")?.focus({ preventScroll: true });
	}, [isThere]);
	if (catalogue === "failed") return <LoadFailed message={notLoaded()} onRetry={read} />;
	if (!catalogue) return null;
	const similar = similarTo({ _id: productId, category, offerPrice: price }, catalogue).slice(0, SIMILAR);
	if (similar.length === 0) return <p className="text-sm">{text.noneSimilar}</p>;
	return (
		<ul
			ref={list}
			aria-label={text.like(productName(line, language))}
			className="grid grid-cols-3 gap-2.5 text-ink"
		>
			{similar.map((product) => (
				<li key={product._id} className="min-w-0 rounded-md bg-surface p-2 [&>div>div:last-child]:flex-wrap">
					<SmallCard product={product} />
				</li>
			))}
		</ul>
	);
}

/** One product in the cart. */
function Line({ line }: { line: CartLineData }) {
	const { productId, price: unitPrice, quantity, stepGrams, inStock } = line;
	const text = useMessages("cart");
	const rupees = useRupees();
	const sum = rupees(lineCost({ unitPrice, quantity, stepGrams }));
	return (
		<BasketLine
			product={productId}
			line={{ ...line, unitPrice }}
			eager
			priced={text.each(rupees(unitPrice))}
			limits={inStock ? { min: 0, max: mostOf(line) } : null}
			sum={inStock ? sum : <s className="font-medium text-ink-3">{sum}</s>}
			onQuantity={(next) => setQuantity(productId, next)}
			onAsk={(asked) => askOfLine(productId, asked)}
		>
			{isShort(line) && <LineShortage line={line} />}
		</BasketLine>
	);
}

/** Drawn again only when something about its own product changed. */
export const CartRow = memo(Line, ({ line: before }, { line: after }) =>
	shallow({ ...before, wishes: String(before.wishes) }, { ...after, wishes: String(after.wishes) }),
);
