import { clsx } from "clsx";
import Image from "next/image";
import { isPhoto } from "@/lib/domain/picture";
import type { ProductSummary } from "@/lib/domain/product";
import { CATEGORY_TONE } from "./category-tone";

type ProductTileProps = {
	product: Pick<ProductSummary, "category" | "imageUrl" | "inStock">;
	/** The `sizes` of the picture at the places it is shown. */
	sizes: string;
	/** Words for the picture; leave empty where the name stands beside it. */
	alt?: string;
	/** For the first pictures of a page. */
	eager?: boolean;
	/** In lists: the picture fills the tile. */
	small?: boolean;
	className?: string;
};

/** The ground that a product's picture stands on, in its category's colour. */
export function ProductTile({ product, sizes, alt = "", eager, small, className }: ProductTileProps) {
	return (
		<div
			className={clsx("tile", className)}
			data-tone={CATEGORY_TONE[product.category]}
			data-out={product.inStock ? undefined : ""}
			data-small={small ? "" : undefined}
			data-photo={isPhoto(product.imageUrl) ? "" : undefined}
		>
			<Image
				src={product.imageUrl}
				alt={alt}
				width={640}
				height={640}
				sizes={sizes}
				loading={eager ? "eager" : "lazy"}
			/>
		</div>
	);
}
