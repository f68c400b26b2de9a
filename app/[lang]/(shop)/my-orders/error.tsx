"use client";

import { LoadFailed } from "@/components/shell/failures/load-failed";

/** Shown in the page's place when the orders did not come (spec 8). */
export default function MyOrdersError({ reset }: { reset: () => void }) {
	return (
		<div className="wrap py-section">
			<LoadFailed message="Failed to load orders" onRetry={reset} />
		</div>
	);
}
