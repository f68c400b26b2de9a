import { UrduText } from "@/components/ui/urdu-text";
import type { OrderLine } from "@/lib/orders/rules/order";
import type { DocumentProps } from "./document";

type ProductNameProps = Pick<DocumentProps, "urduNames"> & { product: OrderLine["product"] };

/** A product by its name, and as it is called in Urdu where that is known. */
export function ProductName({ product, urduNames }: ProductNameProps) {
	const urduName = urduNames.get(product._id);
	return (
		<span className="product-name">
			{product.name}
			{urduName && <UrduText>{urduName}</UrduText>}
		</span>
	);
}
