import { clsx } from "clsx";
import type { OrderStatus } from "@/lib/domain/order";

const looks: Record<OrderStatus, string> = {
	"Order Placed": "text-on-info-soft",
	"On hold": "text-danger",
	Packed: "text-on-warning-soft",
	"Out for delivery": "text-primary",
	Delivered: "text-primary",
	Cancelled: "text-danger",
};

/** Where an order stands: a dot and a word; the dot is hollow once it has arrived. */
export function OrderStatusText({ status }: { status: OrderStatus }) {
	return (
		<span className={clsx("inline-flex items-center gap-1.5 font-strong whitespace-nowrap", looks[status])}>
			<span
				aria-hidden
				className={clsx(
					"size-2.25 flex-none rounded-full",
					status === "Delivered" ? "inset-ring-2 inset-ring-current" : "bg-current",
				)}
			/>
			{status}
		</span>
	);
}
