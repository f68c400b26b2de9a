"use client";

import { usePathname } from "next/navigation";
import { LoadFailed } from "@/components/shell/failures/load-failed";
import { productsFailed } from "@/lib/products/rules/product";

/** What did not come, by the page that waited for it (spec 8). */
const MESSAGES = [
	["/seller/notifications", "Failed to load notifications"],
	["/seller/orders", "Failed to load orders"],
	["/seller/product-list", productsFailed()],
] as const;

/** Shown in the page's place when its data did not come. */
export default function SellerError({ reset }: { reset: () => void }) {
	const path = usePathname();
	const [, message = "Failed to load the page"] = MESSAGES.find(([page]) => path.startsWith(page)) ?? [];
	return <LoadFailed message={message} onRetry={reset} />;
}
