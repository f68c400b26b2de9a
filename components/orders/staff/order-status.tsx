import { clsx } from "clsx";
import type { OrderStatus } from "@/lib/orders/rules/order-states";
import { SELLER_LOOKS } from "../order-looks";

/** Where an order stands: a dot and a word; the dot is hollow once it has arrived. */
export function OrderStatusText({ status }: { status: OrderStatus }) {
	const { colour, isHollow } = SELLER_LOOKS[status];
	return (
		<span className={clsx("inline-flex items-center gap-1.5 font-strong whitespace-nowrap", colour)}>
			<span
				aria-hidden
				className={clsx(
					"size-2.25 flex-none rounded-full",
					isHollow ? "inset-ring-2 inset-ring-current" : "bg-current",
				)}
			/>
			{status}
		</span>
	);
}
