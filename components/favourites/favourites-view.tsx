"use client";

import { useMessages } from "#messages";
import { ProductGrid } from "@/components/products/card/product-grid";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useSession } from "@/lib/accounts/client/session";
import { useFavourites } from "@/lib/favourites/client/favourites";
import { useCatalogue } from "@/lib/products/client/catalogue";

/** The products that this browser's shopper has marked, the latest first. */
export function FavouritesView() {
	const text = useMessages("favourites");
	const ids = useFavourites();
	const catalogue = useCatalogue();
	const { status } = useSession();
	if (status === "unknown" || (ids.length > 0 && !catalogue)) return <div className="min-h-96" aria-busy />;
	const byId = new Map(catalogue?.map((product) => [product._id, product]));
	const products = ids.flatMap((id) => byId.get(id) ?? []);
	if (products.length > 0) return <ProductGrid products={products} />;
	return (
		<EmptyState
			art="/art/one-basket.webp"
			title={text.none}
			actions={<ButtonLink href="/all-products">{text.browse}</ButtonLink>}
		>
			{text.howTo}
		</EmptyState>
	);
}
