import { CircleCheck, Undo2 } from "lucide-react";
import { useMay } from "@/components/staff/role";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { awaitsCash, paymentName, type SellerOrder } from "@/lib/orders/rules/seller-order";

type PaymentStateProps = {
	order: SellerOrder;
	busy: boolean;
	onMarkPaid: (order: SellerOrder) => void;
	className?: string;
};

const word = "inline-flex items-center gap-1.5 font-strong whitespace-nowrap";

function Paid({ order: { isPaid, paymentStatus } }: Pick<PaymentStateProps, "order">) {
	if (!isPaid) return <span className="text-ink-3">Not paid</span>;
	if (paymentStatus === "refund due") {
		return (
			<span className={cn(word, "text-danger")}>
				<Undo2 className="size-4" />
				Refund due
			</span>
		);
	}
	if (paymentStatus === "refunded") {
		return (
			<span className={cn(word, "text-ink-2")}>
				<Undo2 className="size-4" />
				Refunded
			</span>
		);
	}
	return (
		<span className={cn(word, "text-primary")}>
			<CircleCheck className="size-4" />
			Paid
		</span>
	);
}

/** Whether an order is paid and how; while its cash is awaited, the button that says it came in (spec 4). */
export function PaymentState({ order, busy, onMarkPaid, className }: PaymentStateProps) {
	const mayMark = useMay("management");
	if (mayMark && awaitsCash(order)) {
		return (
			<Button
				variant="outline"
				size="sm"
				className={cn("text-xs", className)}
				disabled={busy}
				aria-label={`Mark as paid: ${order.number}`}
				onClick={() => onMarkPaid(order)}
			>
				Mark as paid
			</Button>
		);
	}
	return (
		<span className={cn("inline-grid", className)}>
			<Paid order={order} />
			<span className="text-xs text-ink-3">{paymentName(order.paymentType)}</span>
		</span>
	);
}
