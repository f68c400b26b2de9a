import type { Metadata } from "next";
import { TryAgain } from "@/components/shop/failures/try-again";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/domain/browse";

export function offlineMetadata(): Metadata {
	return { title: "No internet", robots: { index: false } };
}

/** What the service worker shows where a page was never seen and cannot be had now. */
export function OfflinePage() {
	return (
		<EmptyState
			art="/art/one-plug.webp"
			title="No internet"
			as="h1"
			actions={
				<>
					<TryAgain />
					<ButtonLink href={BROWSE_PATH} variant="outline">
						Last seen products
					</ButtonLink>
				</>
			}
			className="py-section"
		>
			Your cart is safe on this device. This page opens by itself once you are back online.
		</EmptyState>
	);
}
