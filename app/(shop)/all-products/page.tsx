import type { Metadata } from "next";
import { Suspense } from "react";
import { Browse } from "@/components/shop/browse/browse";
import { NarrowedScript } from "@/components/shop/browse/narrowed-script";
import { SearchParamsSync } from "@/components/shop/browse/search-params-sync";
import { PageHead } from "@/components/shop/page/page-head";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { getCatalogue } from "@/lib/server/catalogue/read";
import "@/components/shop/browse/browse.css";

export const dynamic = "force-static";

export const metadata: Metadata = {
	title: "All Products",
	description: "Every fruit, vegetable and bundle crate on the shelf today, with prices in rupees.",
	alternates: { canonical: BROWSE_PATH },
};

/** The catalogue on one page (spec 2, All products). */
export default async function AllProductsPage() {
	const products = await getCatalogue();
	return (
		<div className="wrap pb-section">
			<PageHead title="Fresh Products" urdu="freshProducts">
				Everything on the shelf today.
			</PageHead>
			<NarrowedScript />
			<Suspense>
				<SearchParamsSync />
			</Suspense>
			<Browse products={products} />
		</div>
	);
}
