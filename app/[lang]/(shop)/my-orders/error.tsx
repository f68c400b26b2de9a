"use client";

import { useMessages } from "#messages";
import { LoadFailed } from "@/components/shell/failures/load-failed";

/** Shown in the page's place when the orders did not come (spec 8). */
export default function MyOrdersError({ reset }: { reset: () => void }) {
	const { orders } = useMessages("failure");
	return (
		<div className="wrap py-section">
			<LoadFailed message={orders} onRetry={reset} />
		</div>
	);
}
