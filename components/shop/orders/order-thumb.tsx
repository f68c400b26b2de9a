import { clsx } from "clsx";
import Image from "next/image";
import { CATEGORY_TONE } from "@/components/shop/product-card/category-tone";
import type { OrderLine } from "@/lib/domain/order";

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
			<Image src={imageUrl} alt="" width={96} height={96} sizes="48px" />
		</span>
	);
}
