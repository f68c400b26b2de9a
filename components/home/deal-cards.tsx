"use client";

import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { AddControl } from "@/components/products/card/add-control";
import { ProductTile } from "@/components/products/card/product-tile";
import { Tag } from "@/components/ui/badges";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/form/stepper";
import { PageLink } from "@/components/ui/page-link";
import { Picture } from "@/components/ui/picture";
import { Price, useRupees } from "@/components/ui/price";
import { addToCart, setQuantity, useQuantityOf } from "@/lib/cart/client/cart";
import { type Bundle, type ProductSummary, productName, savingOf } from "@/lib/products/rules/product";
import { mostOf } from "@/lib/stock/rules";

/** Add to Cart on the large bundle; the stepper that replaces it is as high. */
function AddBundle({ product, name }: { product: ProductSummary; name: string }) {
	const text = useMessages("deals");
	const quantity = useQuantityOf(product._id);
	if (quantity > 0) {
		return (
			<Stepper
				label={text.quantity(name)}
				value={quantity}
				min={0}
				max={mostOf(product)}
				size="lg"
				onChange={(next) => setQuantity(product._id, next)}
			/>
		);
	}
	return (
		<Button
			variant="accent"
			size="lg"
			className="max-lg:px-3"
			icon="shopping-basket"
			aria-label={text.addNamed(name)}
			onClick={() => addToCart(product)}
		>
			{text.add}
		</Button>
	);
}

/* Drawn in the browser too, so that a page carries the bundles and not the markup of each a second time. */

/** What a bundle saves, and how few of it are left. */
function DealTags({ product, size }: { product: Bundle; size?: "lg" }) {
	const text = useMessages("deals");
	const { onlyLeft } = useMessages("product");
	const rupees = useRupees();
	const saving = savingOf(product);
	return (
		<>
			{saving > 0 && (
				<Tag tone="save" size={size}>
					{text.save(rupees(saving))}
				</Tag>
			)}
			{product.left !== null && (
				<Tag tone="low" size={size}>
					{onlyLeft(product.left, product)}
				</Tag>
			)}
		</>
	);
}

type BigDealProps = { product: Bundle; as?: "h2" | "h3"; className?: string };

/** The bundle that is shown large, with what its crate holds. */
export function BigDeal({ product, as: Heading = "h3", className }: BigDealProps) {
	const { _id, contents, price, offerPrice, imageUrl } = product;
	const text = useMessages("deals");
	const language = useLanguage();
	const name = productName(product, language);
	return (
		<article
			className={clsx(
				"big-deal group/deal relative isolate grid gap-2 overflow-hidden rounded-xl bg-tomato-600 p-5 text-white lg:min-h-132 lg:content-between lg:p-9",
				className,
			)}
		>
			<div>
				<div className="max-lg:min-h-43 max-lg:pe-38">
					<p className="mb-3 flex flex-wrap gap-1.5 empty:hidden">
						<DealTags product={product} size="lg" />
					</p>
					<Heading className="display-type text-4xl leading-none">
						<PageLink href={`/product/${_id}`} dir="auto" className="tap-area hover:underline">
							{name}
						</PageLink>
					</Heading>
				</div>
				<ul
					aria-label={text.inCrate}
					className="big-deal-list grid lg:mt-4 grid-cols-2 gap-x-3 gap-y-0.75 text-sm lg:justify-start lg:gap-x-6 lg:text-md font-medium lg:grid-flow-col lg:grid-cols-none lg:grid-rows-6"
				>
					{contents.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</div>
			<Picture
				src={imageUrl}
				alt=""
				width={640}
				height={640}
				sizes="(min-width: 64rem) 28rem, 10.5rem"
				pixels={[192, 828]}
				className="absolute top-8 inset-e-1 -z-1 h-auto w-42 filter-[drop-shadow(0_18px_14px_rgb(70_8_0/0.4))] transition-transform duration-lift ease-settle group-hover/deal:-translate-y-1.5 lg:top-auto lg:-inset-e-9 lg:-bottom-7 lg:w-[min(27.5rem,100%-15rem)]"
			/>
			<div className="grid max-lg:mt-4 max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-3 lg:max-w-60">
				<Price amount={offerPrice} was={price} size="lg" onColour className="max-lg:flex-col lg:mb-3" />
				<AddBundle product={product} name={name} />
			</div>
		</article>
	);
}

/** A bundle in a row: its crate, what is in it, its price. The whole row leads to its page. */
export function DealRow({ product }: { product: Bundle }) {
	const { _id, contents, price, offerPrice } = product;
	const text = useMessages("deals");
	const language = useLanguage();
	return (
		<article className="lifts relative grid grid-cols-[9rem_minmax(0,1fr)] gap-4 rounded-lg bg-surface p-2.5 ring-1 ring-bundle-soft lg:grid-cols-[11.5rem_minmax(0,1fr)] lg:gap-5">
			<ProductTile product={product} sizes="(min-width: 64rem) 11rem, 9rem" small className="min-h-36" />
			<div className="flex min-w-0 flex-col items-start gap-1 py-1.5 pe-1 lg:py-2 lg:pe-2">
				<p className="mb-1 flex flex-wrap gap-1.25 empty:hidden">
					<DealTags product={product} />
				</p>
				<h3 className="max-w-full display-type text-xl">
					<PageLink href={`/product/${_id}`} dir="auto" className="card-link">
						{productName(product, language)}
					</PageLink>
				</h3>
				<p className="line-clamp-2 text-sm leading-snug text-ink-2">{contents.join(text.comma)}</p>
				<div className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-1.5">
					<Price amount={offerPrice} was={price} />
					<AddControl product={product} className="relative z-2" />
				</div>
			</div>
		</article>
	);
}

type DealCardProps = {
	product: Bundle;
	/** For the first ones of a page: their pictures are not put off. */
	eager?: boolean;
};

/** A bundle with what it saves and all that lies in its crate. The whole card leads to its page; Add sits above that. */
export function DealCard({ product, eager }: DealCardProps) {
	const { _id, contents, price, offerPrice } = product;
	const text = useMessages("deals");
	const { unit } = useMessages("product");
	const language = useLanguage();
	const name = productName(product, language);
	return (
		<article className="lifts relative flex flex-col rounded-lg bg-surface p-3 ring-1 ring-bundle-soft">
			<div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
				<ProductTile
					product={product}
					sizes="(min-width: 64rem) 176px, 120px"
					small
					eager={eager}
					className="aspect-square rounded-md"
				/>
				<div className="flex min-w-0 flex-col items-start gap-1.5 py-1 *:max-w-full">
					<h2 className="display-type text-xl leading-close">
						<PageLink href={`/product/${_id}`} dir="auto" className="card-link">
							{name}
						</PageLink>
					</h2>
					<DealTags product={product} />
					<Price amount={offerPrice} was={price} className="mt-auto" />
				</div>
			</div>
			{contents.length > 0 && (
				<ul
					aria-label={text.inside(name)}
					className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1 border-t border-dashed border-line-strong pt-3 text-sm leading-snug"
				>
					{contents.map((line) => (
						<li key={line} className="min-w-0 wrap-anywhere">
							{line}
						</li>
					))}
				</ul>
			)}
			<div className="mt-auto flex items-center justify-between gap-3 pt-3">
				<p className="text-sm text-ink-3">{unit(product)}</p>
				<AddControl product={product} className="relative z-2" />
			</div>
		</article>
	);
}
