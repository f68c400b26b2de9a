import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** An address of the seller area that names nothing. */
export default function SellerNotFound() {
	return (
		<EmptyState
			as="h1"
			art="/art/one-lens.webp"
			title="Nothing is here"
			actions={
				<ButtonLink href="/seller" size="sm">
					To the dashboard
				</ButtonLink>
			}
		>
			This order or page does not exist.
		</EmptyState>
	);
}
