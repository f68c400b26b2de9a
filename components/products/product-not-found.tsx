import { useMessages } from "#messages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { BROWSE_PATH } from "@/lib/products/rules/browse";

/** What stands where there is no such product (spec 2, Product detail). */
export function ProductNotFound() {
	const text = useMessages("productPage");
	return (
		<EmptyState
			art="/art/one-box.webp"
			title={text.notFound}
			as="h1"
			actions={<ButtonLink href={BROWSE_PATH}>{text.browseAll}</ButtonLink>}
			className="py-section"
		>
			{text.notFoundNote}
		</EmptyState>
	);
}
