"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { useLanguage, useMessages } from "#messages";
import { Rating } from "@/components/ui/badges";
import { Skeleton } from "@/components/ui/button";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import { isPlainPress } from "@/lib/client/links";
import { showOpening } from "@/lib/products/client/opening-product";
import { type ProductSummary, productName } from "@/lib/products/rules/product";
import { CardControl, HeartButton } from "./add-control";
import { CARD_PICTURE, ProductTags, ProductTile, SHELF_PICTURE } from "./product-tile";

type ProductCardProps = {
	product: ProductSummary;
	/** For the first row of a page: its pictures are not put off. */
	eager?: boolean;
	/** On the shelf of All Products (ProductGrid). */
	isShelf?: boolean;
};

/** A product in a grid (spec 2): the whole card leads to its page, Add sits above that. */
function ProductCard({ product, eager, isShelf }: ProductCardProps) {
	const { _id, urduName, price, offerPrice, stepGrams, inStock, rating, reviewCount } = product;
	const language = useLanguage();
	// Without a second name the unit and the stars share the last row.
	const isUrdu = language === "ur";
	const text = useMessages("product");
	return (
		<article className="card lifts">
			<ProductTile product={product} {...(isShelf ? SHELF_PICTURE : CARD_PICTURE)} eager={eager} />
			<div className="card-tags" data-out={inStock ? undefined : ""}>
				<ProductTags product={product} />
			</div>
			<HeartButton product={product} className="absolute top-0 inset-e-0 z-2 shelf:hidden" />
			{inStock ? (
				<CardControl product={product} />
			) : (
				<button type="button" disabled className="card-add add text-md">
					{text.unavailable}
				</button>
			)}
			<div className="card-words">
				<Price
					amount={offerPrice}
					was={price}
					per={stepGrams ? text.perKg : undefined}
					className={inStock ? undefined : "text-ink-3"}
				/>
				<h3
					className={clsx(
						"text-md leading-snug font-strong lg:text-base shelf:text-sm",
						isUrdu ? "col-span-full" : "col-span-2 max-lg:col-span-full",
					)}
				>
					<PageLink
						href={`/product/${_id}`}
						dir="auto"
						onClick={(press) => isPlainPress(press) && showOpening(product)}
						className={inStock ? "card-link" : "card-link text-ink-3"}
					>
						{productName(product, language)}
					</PageLink>
				</h3>
				<Rating
					rating={rating}
					reviews={reviewCount}
					className={clsx(
						"shelf:order-1 shelf:col-span-1",
						isUrdu ? "order-1" : "max-lg:col-span-full",
						rating === 0 && "shelf:sr-only",
					)}
				/>
				<bdi
					className={clsx(
						"min-h-6 justify-self-start text-sm leading-6 text-ink-3 shelf:min-h-0 shelf:text-xs shelf:leading-snug",
						isUrdu ? "col-span-2 wrap-anywhere" : "max-w-full truncate lg:mt-2 shelf:col-span-2",
					)}
				>
					{stepGrams ? text.by(text.weight(stepGrams)) : text.unit(product)}
				</bdi>
				{!isUrdu && urduName && (
					<UrduText className="col-span-2 justify-self-end text-ink-2 lg:mt-2 shelf:hidden">
						{urduName}
					</UrduText>
				)}
			</div>
		</article>
	);
}

/* With large letters fewer stand in a row than the screen is usually good for. */
const grid =
	"grid grid-cols-[repeat(auto-fill,minmax(max(7rem,(100%-var(--spacing-cards))/2),1fr))] gap-x-cards gap-y-6 lg:gap-y-10";
const usual = "xs:grid-cols-3 md:grid-cols-4";
/* Three to a row on phones, and beside the column of aisles. */
const shelf =
	"shelf max-md:gap-x-[min(var(--spacing-cards),0.5rem)] max-md:gap-y-4.5 min-[21rem]:grid-cols-[repeat(auto-fill,minmax(max(5.75rem,(100%-1rem)/3),1fr))] md:grid-cols-4 lg:grid-cols-3 xl:grid-cols-4";

/** So many shapes are two rows of a phone's shelf. */
const SHAPES = [1, 2, 3, 4, 5, 6];

/** The shelf's shape while it is not known what stands there. */
export function ShelfSkeleton() {
	return (
		<div aria-hidden className={clsx(grid, shelf)}>
			{SHAPES.map((shape) => (
				<Skeleton key={shape} className="h-52" />
			))}
		</div>
	);
}

type ProductGridProps = {
	products: readonly ProductSummary[];
	/** How many of the first pictures are seen at once and so not put off. */
	eager?: number;
	/** The shelf of All Products: smaller cards on phones, three in a row. */
	isShelf?: boolean;
	/** On phones it lies below the first screen: its cards wait until they come near (stall.css). */
	isBelowFold?: boolean;
};

/**
 * Products in a grid: two, three or four in a row. Drawn in the browser too, so that a page carries the products
 * and not the markup of each card a second time.
 */
export const ProductGrid = memo(function ProductGrid({
	products,
	eager = 0,
	isShelf = false,
	isBelowFold = false,
}: ProductGridProps) {
	return (
		<ul className={clsx(grid, isShelf ? shelf : usual, isBelowFold && "below-fold")}>
			{products.map((product, index) => (
				<li key={product._id} className="min-w-0">
					<ProductCard product={product} eager={index < eager} isShelf={isShelf} />
				</li>
			))}
		</ul>
	);
});
