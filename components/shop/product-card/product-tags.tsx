import { Tag as TagIcon } from "lucide-react";
import { Tag } from "@/components/ui/tag";
import { formatRupees } from "@/lib/domain/money";
import { type ProductSummary, savingOf } from "@/lib/domain/product";
import { CATEGORY_TONE } from "./category-tone";

type ProductTagsProps = { product: ProductSummary };

/** What is said about a product on its tile: category, then Out of Stock, or the deal and what it saves. */
export function ProductTags({ product }: ProductTagsProps) {
	const saving = savingOf(product);
	return (
		<>
			<Tag tone={`${CATEGORY_TONE[product.category]}-badge`}>{product.category}</Tag>
			{!product.inStock && <Tag tone="out">Out of Stock</Tag>}
			{product.inStock && product.isDeal && (
				<Tag tone="deal" icon={<TagIcon className="size-3.25" aria-hidden />}>
					Deal
				</Tag>
			)}
			{product.inStock && saving > 0 && <Tag tone="save">Save {formatRupees(saving)}</Tag>}
		</>
	);
}
