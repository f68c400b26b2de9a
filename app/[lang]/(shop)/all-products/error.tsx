"use client";

import { useMessages } from "#messages";
import { LoadFailed } from "@/components/shell/failures/load-failed";

/** Shown in the page's place when the products did not come (spec 8). */
export default function AllProductsError({ reset }: { reset: () => void }) {
	const { notLoaded } = useMessages("product");
	return (
		<div className="wrap py-section">
			<LoadFailed message={notLoaded()} onRetry={reset} />
		</div>
	);
}
