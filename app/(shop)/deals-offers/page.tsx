import type { Metadata } from "next";
import { PageHead } from "@/components/shop/page/page-head";
import { ProductGrid } from "@/components/shop/product-card/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { bundleDeals } from "@/lib/domain/home";
import { getCatalogue } from "@/lib/server/catalogue/read";

export const dynamic = "force-static";

export const metadata: Metadata = {
	title: "Deals & Offers",
	description: "Bundle crates for a week, a handi or a fruit chaat, each at one price below its parts.",
	alternates: { canonical: "/deals-offers" },
};

/** Every bundle in stock (spec 2, Deals & Offers). */
export default async function DealsPage() {
	const bundles = bundleDeals(await getCatalogue());
	return (
		<div className="wrap pb-section">
			<PageHead title="Deals & Offers">
				A whole crate, one price. Always less than buying one by one.
			</PageHead>
			{bundles.length === 0 ? (
				<EmptyState
					art="/art/one-box.webp"
					title="No Bundles Available"
					actions={<ButtonLink href={BROWSE_PATH}>Browse Products</ButtonLink>}
				>
					The crates are being packed. Until then everything is on the shelf one by one.
				</EmptyState>
			) : (
				<>
					<h2 className="sr-only">Bundles</h2>
					<p className="mb-3 border-t border-line py-3.5 font-strong">
						Showing {bundles.length} {bundles.length === 1 ? "bundle" : "bundles"}
					</p>
					<ProductGrid products={bundles} eager={4} />
				</>
			)}
		</div>
	);
}
