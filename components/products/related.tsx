import { useMessages } from "#messages";
import { MoreLink, SectionHead } from "@/components/ui/panel";
import { browseHref } from "@/lib/products/rules/browse";
import type { Category, ProductSummary } from "@/lib/products/rules/product";
import { ProductGrid } from "./card/product-grid";

/** Others of the same category (spec 2, Product detail). */
export function Related({ products, category }: { products: readonly ProductSummary[]; category: Category }) {
	const text = useMessages("productPage");
	if (products.length === 0) return null;
	return (
		<section
			aria-labelledby="related"
			className="deferred-192 pb-section md:deferred-114 lg:deferred-127 xl:deferred-140"
		>
			<SectionHead
				id="related"
				title={text.related}
				aside={<MoreLink href={browseHref({ category })}>{text.allOf(category)}</MoreLink>}
			/>
			<ProductGrid products={products} />
		</section>
	);
}
