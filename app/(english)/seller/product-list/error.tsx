"use client";

import { LoadFailed } from "@/components/shop/failures/load-failed";
import { productsFailed } from "@/lib/domain/product";

/** Shown in the page's place when the products did not come (spec 8). */
export default function ProductListError({ reset }: { reset: () => void }) {
	return <LoadFailed message={productsFailed()} onRetry={reset} />;
}
