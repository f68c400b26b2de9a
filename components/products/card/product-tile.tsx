import { clsx } from "clsx";
import { Picture } from "@/components/ui/picture";
import { isPhoto } from "@/lib/products/rules/picture";
import type { ProductSummary } from "@/lib/products/rules/product";
import { CATEGORY_TONE } from "./category-tone";

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
