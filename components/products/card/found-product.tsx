import { useLanguage, useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { UrduText } from "@/components/ui/urdu-text";
import { productName } from "@/lib/products/rules/product";
import type { Suggestion } from "@/lib/products/rules/search";
import { ProductTile } from "./product-tile";

/** The class names of what is pressed to take a found product. */
export const foundClass =
	"grid min-h-tap w-full cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 rounded-sm p-1.5 pe-3 text-start";

/** A product that a search has found: its picture, its name, its unit or that it is out of stock, its price. */
export function FoundProduct({ product }: { product: Suggestion }) {
	const { urduName, offerPrice, inStock } = product;
	const language = useLanguage();
	const { outOfStock, unit } = useMessages("product");
	const rupees = useRupees();
	return (
		<>
			<ProductTile product={product} sizes="3rem" small className="size-12 rounded-sm" />
			<span className="grid leading-snug">
				<span className="truncate font-strong">
					<bdi>{productName(product, language)}</bdi>
				</span>
				<span className="truncate text-sm opacity-80">
					{inStock ? <bdi>{unit(product)}</bdi> : outOfStock}
				</span>
			</span>
			<span className="flex items-center gap-4">
				{language === "en" && urduName && (
					<UrduText className="text-ink-2 max-sm:hidden">{urduName}</UrduText>
				)}
				<span className="font-bold whitespace-nowrap figures">{rupees(offerPrice)}</span>
			</span>
		</>
	);
}
