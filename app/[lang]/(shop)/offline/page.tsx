import { useMessages } from "#messages";
import { TryAgain } from "@/components/shell/failures/broken-view";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/products/rules/browse";
import { ownPage } from "@/lib/server/pages/messages";

export const dynamic = "force-static";

export const generateMetadata = ownPage("missingPage", (text) => text.offline.title);

/** What the service worker shows where a page was never seen and cannot be had now. */
export default function OfflinePage() {
	const { offline: text } = useMessages("missingPage");
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
			className="py-section!"
		>
			{text.hint}
		</EmptyState>
	);
}
