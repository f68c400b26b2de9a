import { ProductGrid } from "@/components/shop/product-card/product-grid";
import { MoreLink } from "@/components/ui/more-link";
import { SectionHead } from "@/components/ui/section-head";
import { browseHref } from "@/lib/domain/browse";
import type { Category, ProductSummary } from "@/lib/domain/product";

/** Others of the same category (spec 2, Product detail). */
export function Related({ products, category }: { products: readonly ProductSummary[]; category: Category }) {
	if (products.length === 0) return null;
	return (
		<section aria-labelledby="related" className="pb-section">
			<SectionHead
				id="related"
				title="Related Products"
				aside={<MoreLink href={browseHref({ category })}>All {category.toLowerCase()}</MoreLink>}
			/>
			<ProductGrid products={products} />
		</section>
	);
}
