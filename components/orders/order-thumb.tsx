import { clsx } from "clsx";
import { CATEGORY_TONE } from "@/components/products/card/category-tone";
import { Picture } from "@/components/ui/picture";
import type { OrderLine } from "@/lib/orders/rules/order";

type OrderThumbProps = { product: OrderLine["product"]; className?: string };

/** The small picture of something that was bought, as it looked then. */
export function OrderThumb({ product, className }: OrderThumbProps) {
	const { category, imageUrl } = product;
	return (
		<span
			className={clsx("tile block aspect-square rounded-sm", className)}
			data-tone={category && CATEGORY_TONE[category]}
			data-small=""
		>
			<Picture src={imageUrl} alt="" width={48} height={48} />
		</span>
	);
}
