"use client";

import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { AddControl } from "@/components/products/card/add-control";
import { ProductTile } from "@/components/products/card/product-tile";
import { Button, ButtonLink } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Price, useRupees } from "@/components/ui/price";
import { useCartAfterPaint } from "@/lib/cart/client/cart";
import { subtotalOf } from "@/lib/cart/rules/totals";
import { addAll, missingIn, usualOf } from "@/lib/favourites/client/usuals";
import type { Usual } from "@/lib/favourites/rules";
import { productName } from "@/lib/products/rules/product";
import { lineCost } from "@/lib/text/sold-by";

function UsualCard({ product }: { product: Usual }) {
	const quantity = usualOf(product);
	const { _id, offerPrice: unitPrice, stepGrams } = product;
	const language = useLanguage();
	const { unit, weight } = useMessages("product");
	return (
		<li className="relative flex w-34 flex-none snap-start flex-col rounded-lg bg-surface p-1.5 text-ink ring-1 ring-line lg:w-[calc((100%-3.75rem)/6)]">
			<ProductTile
				product={product}
				small
				sizes="(min-width: 64rem) 12rem, 8rem"
				className="aspect-[1.23] min-h-0 shrink grid-rows-1 rounded-md [&>img]:h-full"
			/>
			<div className="grid flex-none px-1 pt-2 leading-snug">
				<PageLink
					href={`/product/${_id}`}
					className="truncate text-md font-strong after:absolute after:inset-0 after:rounded-lg"
				>
					<bdi>{productName(product, language)}</bdi>
				</PageLink>
				<span className="truncate text-sm text-ink-3 figures">
					{stepGrams ? (
						weight(quantity * stepGrams)
					) : (
						<>
							{quantity} × {unit(product)}
						</>
					)}
				</span>
				<Price amount={lineCost({ unitPrice, quantity, stepGrams })} />
			</div>
			<AddControl
				product={product}
				quantity={quantity}
				stretch
				className="relative z-1 mt-1.5 flex-none max-lg:[&_.add]:w-full lg:self-start"
			/>
		</li>
	);
}

type UsualsListProps = {
	products: readonly Usual[];
	/** On the field at the top of home. */
	isOnField?: boolean;
};

/** A customer's usuals side by side, and one press for all of them. */
export function UsualsList({ products, isOnField = false }: UsualsListProps) {
	const text = useMessages("usuals");
	const formatted = useRupees();
	const { lines } = useCartAfterPaint();
	const missing = missingIn(products, new Set(lines.map(({ productId }) => productId)));
	const rupees = subtotalOf(
		missing.map((product) => ({
			unitPrice: product.offerPrice,
			quantity: usualOf(product),
			stepGrams: product.stepGrams,
		})),
	);
	const button = "justify-self-start max-md:w-full";
	const variant = isOnField ? "primary-on-field" : undefined;
	return (
		<>
			<ul
				className={clsx(
					"-mx-gutter flex snap-x scroll-px-gutter gap-3 overflow-x-auto px-gutter py-1 lg:mx-0 lg:px-px",
					// The field is as high as the greeting was: the cards fill it, and where their words are tall the picture gives way.
					isOnField && "col-span-full max-lg:*:w-[min(46vw,14rem)]",
				)}
			>
				{products.map((product) => (
					<UsualCard key={product._id} product={product} />
				))}
			</ul>
			{missing.length > 0 ? (
				<Button
					size="lg"
					variant={variant}
					className={clsx(button, "figures")}
					icon="shopping-basket"
					onClick={() => addAll(products)}
				>
					{text.addAll(missing.length, formatted(rupees))}
				</Button>
			) : (
				<ButtonLink href="/cart" size="lg" variant={variant} className={button} icon="check">
					{text.allInCart}
				</ButtonLink>
			)}
		</>
	);
}

/** A customer's usuals under a heading. */
export default function MyUsualsSection({ products }: { products: readonly Usual[] }) {
	const text = useMessages("usuals");
	return (
		<section aria-labelledby="my-usuals" className="mt-10 grid gap-4 print:hidden">
			<h2 id="my-usuals" className="display-type text-2xl">
				{text.title}
			</h2>
			<UsualsList products={products} />
		</section>
	);
}
