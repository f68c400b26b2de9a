import { CATEGORY_TONE } from "@/components/shop/product-card/category-tone";
import { ProductTags } from "@/components/shop/product-card/product-tags";
import { PlainPicture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import type { ProductSummary } from "@/lib/domain/product";
import { productName } from "@/lib/domain/product-words";
import { unitInUrdu } from "@/lib/domain/urdu-units";

type ProductPreviewProps = {
	product: ProductSummary;
	/** Where the picture can be shown from, and whether it fills its frame. */
	picture: { src: string; isPhoto: boolean } | null;
};

/** The product's card as shoppers will see it, drawn from what has been typed so far. */
export function ProductPreview({ product, picture }: ProductPreviewProps) {
	return (
		<div className="mx-auto w-full max-w-60">
			<div className="relative">
				<div
					className="tile aspect-square"
					data-tone={CATEGORY_TONE[product.category]}
					data-photo={picture?.isPhoto ? "" : undefined}
				>
					{picture && <PlainPicture src={picture.src} alt="" width={240} height={240} />}
				</div>
				<div className="absolute inset-x-2.5 top-2.5 flex flex-wrap gap-1.25">
					<ProductTags product={product} />
				</div>
			</div>
			<Price amount={product.offerPrice} was={product.price} className="mt-2.5" />
			<p className="text-base font-strong">{product.name || "Product name"}</p>
			<p className="min-h-6 text-ink-3">{product.unit}</p>
			<p className="flex min-h-6 items-center justify-between gap-2 border-t border-line pt-1.5 text-ink-3">
				<UrduText>{unitInUrdu(product)}</UrduText>
				<UrduText className="text-ink-2">{productName(product, "ur")}</UrduText>
			</p>
		</div>
	);
}
