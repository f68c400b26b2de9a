import { CirclePlus } from "lucide-react";
import type { Metadata } from "next";
import { ProductOverview } from "@/components/seller/products/product-overview";
import { PageHead } from "@/components/seller/shell/page-head";
import { ButtonLink } from "@/components/ui/button";
import { readAllProducts } from "@/lib/server/catalogue";
import { currentSeller } from "@/lib/server/sellers/guards";

export const metadata: Metadata = { title: "Overview" };

/** The shelf as the seller keeps it (spec 2). */
export default async function ProductListPage() {
	if (!(await currentSeller())) return null;
	const products = await readAllProducts();
	const out = products.filter((product) => !product.inStock).length;
	return (
		<>
			<PageHead title="Overview" note={`${products.length} products, ${out} out of stock`}>
				<ButtonLink href="/seller/add-product" size="sm" icon={<CirclePlus className="icon" aria-hidden />}>
					Add New Product
				</ButtonLink>
			</PageHead>
			<ProductOverview products={products} />
		</>
	);
}
