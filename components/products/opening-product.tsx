"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { RatingLine } from "@/components/reviews/review-stats";
import { endOpening, useOpeningProduct } from "@/lib/products/client/opening-product";
import { CARD_PICTURE, ProductTile } from "./card/product-tile";
import { ProductName, ProductPrice, ProductStatus } from "./product-info";

/**
 * The first sight of a product's page from the moment its card is pressed: what the card knows, where the page will
 * show it. It hangs under the header until the page itself is there.
 */
export function OpeningProduct() {
	return <OpeningOnPage key={usePathname()} />;
}

function OpeningOnPage() {
	const product = useOpeningProduct();
	// With the page around it goes: before the next one is painted.
	useLayoutEffect(() => endOpening, []);
	useEffect(() => {
		window.addEventListener("popstate", endOpening);
		return () => window.removeEventListener("popstate", endOpening);
	}, []);
	if (!product) return null;
	return (
		<div data-opening="" inert className="absolute inset-x-0 top-full mt-px h-dvh overflow-hidden bg-bg">
			<div className="wrap grid gap-4 pt-11 sm:grid-cols-2 sm:gap-6 sm:pt-15 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:gap-16">
				<ProductTile product={product} {...CARD_PICTURE} eager className="product-tile" />
				<div className="grid content-start gap-3 sm:gap-4">
					<ProductStatus product={product} />
					<div>
						<ProductName product={product} />
						<RatingLine averageRating={product.rating} totalReviews={product.reviewCount} />
					</div>
					<ProductPrice product={product} />
				</div>
			</div>
		</div>
	);
}
