"use client";

import { Trash } from "lucide-react";
import { memo } from "react";
import { shallow } from "zustand/shallow";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { Stepper } from "@/components/ui/form/stepper";
import { IconButton } from "@/components/ui/icon-button";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { removeFromCart, setQuantity } from "@/lib/cart/client/cart";
import type { CartLine as CartLineData } from "@/lib/cart/rules/cart";
import { productName } from "@/lib/products/rules/product-words";
import { isShort, mostOf } from "@/lib/stock/rules";
import { LineShortage } from "./line-shortage";

/** The grid that a line and its skeleton share: in a narrow panel the stepper and the sum stand under the name. */
export const lineGrid =
	"grid grid-cols-[5rem_minmax(0,1fr)_var(--spacing-tap)] items-center gap-x-4 gap-y-1 py-3.5 " +
	"@xl:grid-cols-[5.75rem_minmax(0,1fr)_7.5rem_6rem_var(--spacing-tap)] @xl:py-4.5";

type LineProps = { line: CartLineData };

/** One product in the cart: what it is, how many, what that comes to, and the way out. */
function Line({ line }: LineProps) {
	const { productId, price, quantity, inStock } = line;
	const text = useMessages("cart");
	const goods = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	const name = productName(line, language);
	const unit = goods.unit(line);
	const sum = rupees(price * quantity);
	return (
		<li className={lineGrid}>
			<ProductTile
				product={line}
				small
				eager
				sizes="92px"
				className="row-span-2 aspect-square w-20 rounded-md @xl:row-span-1 @xl:w-23"
			/>
			<div className="grid leading-snug">
				<PageLink
					href={`/product/${productId}`}
					className="tap-area font-bold decoration-[1.5px] underline-offset-4 hover:underline"
				>
					<bdi>{name}</bdi>
				</PageLink>
				<span className="text-sm text-ink-3 figures">
					{unit && (
						<>
							<bdi>{unit}</bdi> ·{" "}
						</>
					)}
					<span className="whitespace-nowrap">{text.each(rupees(price))}</span>
				</span>
			</div>
			<div className="col-span-2 col-start-2 row-start-2 flex items-center justify-between gap-3 @xl:contents">
				{inStock ? (
					<Stepper
						label={goods.quantityOf(name)}
						value={quantity}
						min={0}
						max={mostOf(line)}
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
			{isShort(line) && <LineShortage line={line} />}
		</li>
	);
}

/** Drawn again only when something about its own product changed. */
export const CartLine = memo(Line, (before, after) => shallow(before.line, after.line));
