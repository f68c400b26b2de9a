import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { HeartButton } from "@/components/shop/heart-button";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { Stars } from "@/components/ui/stars";
import { UrduText } from "@/components/ui/urdu-text";
import { isPlainPress } from "@/lib/client/link-follow";
import { showOpening } from "@/lib/client/opening-product";
import type { ProductSummary } from "@/lib/domain/product";
import { productName, productUnit } from "@/lib/domain/product-words";
import { addClass } from "./add-class";
import { CardControl } from "./card-control";
import { CARD_PICTURE, SHELF_PICTURE } from "./card-picture";
import { ProductTags } from "./product-tags";
import { ProductTile } from "./product-tile";

/* One row, so that no words lie over the produce: where there is no room the saving gives way, the struck price says it too. */
const tagRow =
	"pointer-events-none absolute top-2 inset-e-10 inset-s-2 flex flex-wrap items-start gap-1.25 max-lg:*:px-1.5 lg:top-2.5 lg:inset-e-11 lg:inset-s-2.5 shelf:inset-x-1.5 shelf:top-1.5";

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
		<article className="card lifts relative flex min-w-0 flex-col">
			<div className="relative">
				<ProductTile product={product} {...(isShelf ? SHELF_PICTURE : CARD_PICTURE)} eager={eager} />
				<div className={clsx(tagRow, inStock && "h-6 overflow-hidden")}>
					<ProductTags product={product} />
				</div>
				<HeartButton product={product} className="absolute top-0 inset-e-0 z-2 shelf:hidden" />
				{inStock ? (
					<CardControl product={product} />
				) : (
					<button
						type="button"
						disabled
						className={clsx(
							addClass,
							"absolute inset-e-1.5 -bottom-1.25 z-2 lg:inset-e-2.5 lg:-bottom-3 shelf:inset-e-0 shelf:-bottom-3.5",
						)}
					>
						{text.unavailable}
					</button>
				)}
			</div>
			<div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 px-0.5 pt-2.5 lg:pt-3.75 shelf:gap-x-1 shelf:gap-y-0 shelf:pt-4.5">
				<Price
					amount={offerPrice}
					was={price}
					className={clsx(
						"col-span-full mb-0.5 min-h-6 shelf:mb-0 shelf:gap-x-1 shelf:[&>s]:text-2xs shelf:[&>span]:text-[1.0625rem]",
						!inStock && "text-ink-3",
					)}
				/>
				<h3
					className={clsx(
						"text-md leading-snug font-strong lg:text-base shelf:text-sm",
						isUrdu ? "col-span-full" : "col-span-2 max-lg:col-span-full",
					)}
				>
					<PageLink
						href={`/product/${_id}`}
						onClick={(press) => isPlainPress(press) && showOpening(product)}
						className={inStock ? "card-link" : "card-link text-ink-3"}
					>
						<bdi>{productName(product, language)}</bdi>
					</PageLink>
				</h3>
				<span
					className={clsx(
						"inline-flex min-h-4.5 items-center gap-1 text-2xs font-semibold text-ink-3 figures shelf:order-1 shelf:col-span-1",
						isUrdu ? "order-1" : "max-lg:col-span-full",
						rating === 0 && "shelf:sr-only",
					)}
				>
					<Stars rating={rating} reviews={reviewCount} size="sm" className="shelf:one-star" />
					<span aria-hidden className="hidden text-ink-2 shelf:inline">
						{rating.toFixed(1)}
					</span>
					{reviewCount > 0 && (
						<span aria-hidden className="shelf:hidden">
							{reviewCount}
						</span>
					)}
				</span>
				<span
					className={clsx(
						"min-h-6 text-sm leading-6 text-ink-3 shelf:min-h-0 shelf:text-xs shelf:leading-snug",
						isUrdu ? "col-span-2 wrap-anywhere" : "truncate lg:mt-2 shelf:col-span-2",
					)}
				>
					<bdi>{productUnit(product, language)}</bdi>
				</span>
				{!isUrdu && urduName && (
					<UrduText className="col-span-2 justify-self-end text-ink-2 lg:mt-2 shelf:hidden">
						{urduName}
					</UrduText>
				)}
			</div>
		</article>
	);
}
