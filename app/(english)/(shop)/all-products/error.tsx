"use client";

import { LoadFailed } from "@/components/shop/failures/load-failed";
import { productsFailed } from "@/lib/domain/product";

/** Shown in the page's place when the products did not come (spec 8). */
export default function AllProductsError({ reset }: { reset: () => void }) {
	return (
		<div className="wrap py-section">
			<LoadFailed message={productsFailed()} onRetry={reset} />
		</div>
	);
}
