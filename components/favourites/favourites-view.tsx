"use client";

import { useMessages } from "#messages";
import { ProductGrid } from "@/components/products/card/product-grid";
import { LoadFailed } from "@/components/shell/failures/load-failed";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useSession } from "@/lib/accounts/client/session";
import { useFavourites } from "@/lib/favourites/client/favourites";
import { useCatalogue } from "@/lib/products/client/catalogue";

/** The products that this browser's shopper has marked, the latest first. */
export function FavouritesView() {
	const text = useMessages("favourites");
	const ids = useFavourites();
	const { notLoaded } = useMessages("product");
	const [catalogue, read] = useCatalogue();
	const { status } = useSession();
	const waiting = <div className="min-h-96" aria-busy />;
	const none = (
		<EmptyState
			art="/art/one-basket.webp"
			title={text.none}
			actions={<ButtonLink href="/all-products">{text.browse}</ButtonLink>}
		>
			{text.howTo}
		</EmptyState>
	);
	if (status === "unknown") return waiting;
	if (ids.length === 0) return none;
	if (catalogue === null) return waiting;
	if (catalogue === "failed") return <LoadFailed message={notLoaded()} onRetry={read} />;
	const byId = new Map(catalogue.map((product) => [product._id, product]));
	const products = ids.flatMap((id) => byId.get(id) ?? []);
	return products.length > 0 ? <ProductGrid products={products} /> : none;
}
