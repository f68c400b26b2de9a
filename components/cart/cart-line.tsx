"use client";

import { memo, useEffect, useRef, useState } from "react";
import { shallow } from "zustand/shallow";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { SmallCard } from "@/components/products/card/small-card";
import { LineTimes, lineGrid, linePicture, lineSum } from "@/components/products/line-times";
import { LineWishButton } from "@/components/products/wishes/line-wish";
import { Tag } from "@/components/ui/badges";
import { Button, IconButton } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { Trash, TriangleExclamationPoint } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { askOfLine, removeFromCart, setQuantity } from "@/lib/cart/client/cart";
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
				<TriangleExclamationPoint className="icon mt-px" />
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
	const catalogue = useCatalogue();
	const list = useRef<HTMLUListElement>(null);
	const isThere = catalogue !== null;
	useEffect(() => {
		if (isThere) list.current?.querySelector("a")?.focus({ preventScroll: true });
	}, [isThere]);
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

/** One product in the cart: what it is, how many, what that comes to, and the way out. */
function Line({ line }: { line: CartLineData }) {
	const { productId, price: unitPrice, quantity, stepGrams, inStock } = line;
	const text = useMessages("cart");
	const goods = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	const name = productName(line, language);
	const unit = goods.unit(line);
	const sum = rupees(lineCost({ unitPrice, quantity, stepGrams }));
	return (
		<li className={lineGrid}>
			<ProductTile product={line} small eager sizes="92px" className={linePicture} />
			<div className="grid leading-snug">
				<PageLink
					href={`/product/${productId}`}
					className="tap-area font-bold decoration-[1.5px] underline-offset-4 hover:underline"
				>
					<bdi>{name}</bdi>
				</PageLink>
				<span className="text-sm text-ink-3 figures">
					<LineTimes line={{ ...line, unitPrice }}>
						{unit && (
							<>
								<bdi>{unit}</bdi> ·{" "}
							</>
						)}
						<span className="whitespace-nowrap">{text.each(rupees(unitPrice))}</span>
					</LineTimes>
				</span>
			</div>
			<div className={lineSum}>
				{inStock ? (
					<Stepper
						label={goods.quantityOf(name)}
						value={quantity}
						min={0}
						max={mostOf(line)}
						text={stepGrams ? goods.weight(quantity * stepGrams) : undefined}
						onChange={(next) => setQuantity(productId, next)}
					/>
				) : (
					<Tag tone="out" className="justify-self-start">
						{goods.outOfStock}
					</Tag>
				)}
				<p className="text-end font-extrabold whitespace-nowrap figures">
					{inStock ? sum : <s className="font-medium text-ink-3">{sum}</s>}
				</p>
			</div>
			<IconButton
				tone="danger"
				aria-label={text.remove(name)}
				onClick={() => removeFromCart(productId)}
				className="@max-xl:col-start-3 @max-xl:row-start-1"
			>
				<Trash className="icon" />
			</IconButton>
			<LineWishButton line={line} onChange={(asked) => askOfLine(productId, asked)} />
			{isShort(line) && <LineShortage line={line} />}
		</li>
	);
}

/** Drawn again only when something about its own product changed. */
export const CartRow = memo(Line, ({ line: before }, { line: after }) =>
	shallow({ ...before, wishes: String(before.wishes) }, { ...after, wishes: String(after.wishes) }),
);
