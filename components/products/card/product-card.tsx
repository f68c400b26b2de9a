import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { HeartButton } from "@/components/favourites/heart-button";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { Rating } from "@/components/ui/stars";
import { UrduText } from "@/components/ui/urdu-text";
import { isPlainPress } from "@/lib/client/link-follow";
import { showOpening } from "@/lib/products/client/opening-product";
import type { ProductSummary } from "@/lib/products/rules/product";
import { productName } from "@/lib/products/rules/product-words";
import { CardControl } from "./card-control";
import { CARD_PICTURE, SHELF_PICTURE } from "./card-picture";
import { ProductTags } from "./product-tags";
import { ProductTile } from "./product-tile";

type ProductCardProps = {
	product: ProductSummary;
	/** For the first row of a page: its pictures are not put off. */
	eager?: boolean;
	/** On the shelf of All Products (ProductGrid). */
	isShelf?: boolean;
};

/** A product in a grid (spec 2): the whole card leads to its page, Add sits above that. */
export function ProductCard({ product, eager, isShelf }: ProductCardProps) {
	const { _id, urduName, price, offerPrice, inStock, rating, reviewCount } = product;
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
				<Price amount={offerPrice} was={price} className={inStock ? undefined : "text-ink-3"} />
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
					{text.unit(product)}
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
