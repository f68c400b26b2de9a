"use client";

import { LoadFailed } from "@/components/shell/failures/load-failed";

/** Shown in the page's place when its data did not come (spec 8). */
export default function SellerError({ reset }: { reset: () => void }) {
	return <LoadFailed message="Failed to load the page" onRetry={reset} />;
}
