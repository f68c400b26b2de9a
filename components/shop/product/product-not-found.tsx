import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/domain/browse";

/** What stands where there is no such product (spec 2, Product detail). */
export function ProductNotFound() {
	return (
		<EmptyState
			art="/art/one-box.webp"
			title="Product Not Found"
			as="h1"
			actions={<ButtonLink href={BROWSE_PATH}>Browse All Products</ButtonLink>}
			className="py-section"
		>
			It may have left the shelf, or the link has a typo.
		</EmptyState>
	);
}
