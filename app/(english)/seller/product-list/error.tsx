"use client";

import { LoadFailed } from "@/components/shell/failures/load-failed";
import { productsFailed } from "@/lib/products/rules/product";

/** Shown in the page's place when the products did not come (spec 8). */
export default function ProductListError({ reset }: { reset: () => void }) {
	return <LoadFailed message={productsFailed()} onRetry={reset} />;
}
