import { clsx } from "clsx";
import { PageLink } from "@/components/ui/page-link";
import { Price } from "@/components/ui/price";
import { Stars } from "@/components/ui/stars";
import { UrduText } from "@/components/ui/urdu-text";
import { isPlainPress } from "@/lib/client/link-follow";
import { showOpening } from "@/lib/client/opening-product";
import type { ProductSummary } from "@/lib/domain/product";
import { addClass } from "./add-class";
import { CardControl } from "./card-control";
import { CARD_PICTURE } from "./card-picture";
import { ProductTags } from "./product-tags";
import { ProductTile } from "./product-tile";

/* One row, so that no words lie over the produce: where there is no room the saving gives way, the struck price says it too. */
const tagRow =
	"pointer-events-none absolute inset-x-2 top-2 flex flex-wrap items-start gap-1.25 max-lg:*:px-1.5 lg:inset-x-2.5 lg:top-2.5";

type ProductCardProps = {
	product: ProductSummary;
	/** For the first row of a page: its pictures are not put off. */
	eager?: boolean;
};

/** A product in a grid (spec 2): the whole card leads to its page, Add sits above that. */
export function ProductCard({ product, eager }: ProductCardProps) {
	const { _id, name, urduName, unit, price, offerPrice, inStock, rating, reviewCount } = product;
	return (
		<article className="card lifts relative flex min-w-0 flex-col">
			<div className="relative">
				<ProductTile product={product} {...CARD_PICTURE} eager={eager} />
				<div className={clsx(tagRow, inStock && "h-6 overflow-hidden")}>
					<ProductTags product={product} />
				</div>
				{inStock ? (
					<CardControl product={product} />
				) : (
					<button
						type="button"
						disabled
						className={clsx(addClass, "absolute right-1.5 -bottom-1.25 z-2 lg:right-2.5 lg:-bottom-3")}
					>
						Unavailable
					</button>
				)}
			</div>
			<div className="grid gap-0.5 px-0.5 pt-2.5 lg:pt-3.75">
				<Price amount={offerPrice} was={price} className={inStock ? "min-h-6" : "min-h-6 text-ink-3"} />
				<div className="mt-0.5 flex flex-col gap-x-3 gap-y-0.5 lg:flex-row lg:items-center lg:justify-between">
					<h3 className="text-md leading-snug font-strong lg:text-base">
						<PageLink
							href={`/product/${_id}`}
							onClick={(press) => isPlainPress(press) && showOpening(product)}
							className={inStock ? "card-link" : "card-link text-ink-3"}
						>
							{name}
						</PageLink>
					</h3>
					<span className="inline-flex min-h-4.5 flex-none items-center gap-1 text-2xs font-semibold text-ink-3 figures">
						<Stars rating={rating} size="sm" />
						{reviewCount > 0 && (
							<>
								<span className="sr-only">from reviews: </span>
								<span>{reviewCount}</span>
							</>
						)}
					</span>
				</div>
				<p className="flex min-h-6 items-center justify-between gap-2 text-sm leading-snug text-ink-3 lg:mt-2">
					<span className="truncate">{unit}</span>
					{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
				</p>
			</div>
		</article>
	);
}
