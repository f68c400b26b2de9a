"use client";

import { TriangleExclamationPoint } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { SmallCard } from "@/components/products/card/small-card";
import { Button } from "@/components/ui/button";
import { useRupees } from "@/components/ui/price";
import { setQuantity } from "@/lib/cart/client/cart";
import type { CartLine } from "@/lib/cart/rules/cart";
import { useCatalogue } from "@/lib/products/client/catalogue";
import { productName } from "@/lib/products/rules/product-words";
import { similarTo } from "@/lib/products/rules/related";

const SIMILAR = 3;

/** The line holds what there is of it. */
export function takeWhatIsLeft({ productId, left }: CartLine): void {
	if (left !== null) setQuantity(productId, left);
}

/** A line asks for more than there is: how much there is, one press to take that, and what is like it. */
export function LineShortage({ line }: { line: CartLine }) {
	const text = useMessages("cart").shortage;
	const { onlyLeft } = useMessages("cartToasts");
	const rupees = useRupees();
	const { quantity, price } = line;
	const left = line.left ?? 0;
	const [showsSimilar, setShowsSimilar] = useState(false);
	return (
		<div className="col-span-full mt-1.5 grid gap-2.5 rounded-lg bg-accent-soft p-3.5 text-on-accent-soft">
			<p className="flex items-start gap-2.5 text-sm leading-snug">
				<TriangleExclamationPoint className="icon mt-px" />
				<span>
					<b>{text.left(onlyLeft({ ...line, left }))}</b> {text.asked(quantity)}
				</span>
			</p>
			<div className="grid grid-cols-[1.4fr_1fr] gap-2">
				<Button size="sm" onClick={() => takeWhatIsLeft(line)}>
					{text.take(left, rupees(left * price))}
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
