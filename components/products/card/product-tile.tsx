import { clsx } from "clsx";
import { useMessages } from "#messages";
import { Tag } from "@/components/ui/badges";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import { isPhoto } from "@/lib/products/rules/picture";
import { type Category, type ProductSummary, savingOf } from "@/lib/products/rules/product";

/** The colour family of each category: orange fruits, green vegetables, red bundles (spec 2, product card). */
export const CATEGORY_TONE = {
	Fruits: "fruit",
	Vegetables: "veg",
	Bundles: "bundle",
} as const satisfies Record<Category, string>;

/** The picture of a card: 84 % of its tile, which is a quarter of 1280 px at most, a half of a phone. */
export const CARD_PICTURE = {
	sizes: "(min-width: 84rem) 16rem, (min-width: 48rem) 20vw, (min-width: 34rem) 27vw, 42vw",
	pixels: [256, 512],
} as const;

/** The same on the shelf of All Products, whose cards are a third of a phone. */
export const SHELF_PICTURE = {
	sizes:
		"(min-width: 84rem) 14rem, (min-width: 80rem) 15vw, (min-width: 64rem) 20vw, (min-width: 48rem) 20vw, 26vw",
	pixels: [192, 512],
} as const;

/**
 * What is said about a product on its tile: category, then Out of Stock, or how few are left, the deal, what it saves, and that it came today. On a shelf of
 * small tiles one of them is seen, the most telling.
 */
export function ProductTags({ product }: { product: ProductSummary }) {
	const text = useMessages("product");
	const rupees = useRupees();
	const saving = savingOf(product);
	const { category, inStock, isDeal, left, cameAt } = product;
	const isLow = inStock && left !== null;
	const isSale = isDeal || saving > 0;
	const hasCome = inStock && cameAt !== null;
	const isPlain = inStock && !isSale && !isLow && !hasCome;
	return (
		<>
			<Tag tone={`${CATEGORY_TONE[category]}-badge`} className={isPlain ? undefined : "shelf:sr-only"}>
				{text.category(category)}
			</Tag>
			{!inStock && <Tag tone="out">{text.outOfStock}</Tag>}
			{isLow && <Tag tone="low">{text.onlyLeft(left, product)}</Tag>}
			{inStock && isDeal && (
				<Tag tone="deal" className={clsx("card-deal", (saving > 0 || isLow) && "shelf:hidden")}>
					{text.deal}
				</Tag>
			)}
			{inStock && saving > 0 && (
				<Tag tone="save" className={isLow ? "shelf:hidden" : undefined}>
					{text.save(rupees(saving))}
				</Tag>
			)}
			{hasCome && (
				<Tag tone="success" className={isSale || isLow ? "shelf:hidden" : undefined}>
					{text.came}
				</Tag>
			)}
		</>
	);
}

type ProductTileProps = {
	product: Pick<ProductSummary, "category" | "imageUrl" | "inStock">;
	/** The `sizes` of the picture at the places it is shown. */
	sizes: string;
	/** The narrowest and the widest that comes to, in pixels of the screen. */
	pixels?: readonly [least: number, most: number];
	/** Words for the picture; leave empty where the name stands beside it. */
	alt?: string;
	/** For the first pictures of a page. */
	eager?: boolean;
	/** In lists: the picture fills the tile. */
	small?: boolean;
	className?: string;
};

/** In a list, from a bundle's row to a line of the cart. */
const LISTED = [64, 384] as const;

/** The ground that a product's picture stands on, in its category's colour. */
export function ProductTile({
	product,
	sizes,
	pixels = LISTED,
	alt = "",
	eager,
	small,
	className,
}: ProductTileProps) {
	return (
		<div
			className={clsx("tile", className)}
			data-tone={CATEGORY_TONE[product.category]}
			data-out={product.inStock ? undefined : ""}
			data-small={small ? "" : undefined}
			data-photo={isPhoto(product.imageUrl) ? "" : undefined}
		>
			<Picture
				src={product.imageUrl}
				alt={alt}
				width={640}
				height={640}
				sizes={sizes}
				pixels={pixels}
				loading={eager ? "eager" : "lazy"}
			/>
		</div>
	);
}
