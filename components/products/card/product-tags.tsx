import { clsx } from "clsx";
import { useMessages } from "#messages";
import { useRupees } from "@/components/ui/price";
import { Tag } from "@/components/ui/tag";
import { type ProductSummary, savingOf } from "@/lib/products/rules/product";
import { CATEGORY_TONE } from "./category-tone";

type ProductTagsProps = { product: ProductSummary };

/**
 * What is said about a product on its tile: category, then Out of Stock, or how few are left, the deal and what it saves. On a shelf of
 * small tiles one of them is seen, the most telling.
 */
export function ProductTags({ product }: ProductTagsProps) {
	const text = useMessages("product");
	const rupees = useRupees();
	const saving = savingOf(product);
	const { category, inStock, isDeal, left } = product;
	const isLow = inStock && left !== null;
	const isPlain = inStock && !isDeal && saving === 0 && !isLow;
	return (
		<>
			<Tag tone={`${CATEGORY_TONE[category]}-badge`} className={isPlain ? undefined : "shelf:sr-only"}>
				{text.category(category)}
			</Tag>
			{!inStock && <Tag tone="out">{text.outOfStock}</Tag>}
			{isLow && <Tag tone="low">{text.onlyLeft(left)}</Tag>}
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
		</>
	);
}
