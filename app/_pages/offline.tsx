import type { Metadata } from "next";
import { TryAgain } from "@/components/shop/failures/try-again";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/domain/browse";
import { pageMessages } from "@/lib/server/pages/messages";

export function offlineMetadata(): Metadata {
	return { title: pageMessages("missingPage").offline.title, robots: { index: false } };
}

/** What the service worker shows where a page was never seen and cannot be had now. */
export function OfflinePage() {
	const { offline: text } = pageMessages("missingPage");
	return (
		<EmptyState
			art="/art/one-plug.webp"
			title={text.title}
			as="h1"
			actions={
				<>
					<TryAgain />
					<ButtonLink href={BROWSE_PATH} variant="outline">
						{text.products}
					</ButtonLink>
				</>
			}
			className="py-section"
		>
			{text.hint}
		</EmptyState>
	);
}
