import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/domain/browse";

/** An address that names no product (spec 2, Product detail); answered with status 404. */
export default function ProductNotFound() {
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
