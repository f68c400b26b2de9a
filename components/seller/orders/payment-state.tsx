import { CircleCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { awaitsCash, paymentName, type SellerOrder } from "@/lib/domain/seller-order";

type PaymentStateProps = {
	order: SellerOrder;
	busy: boolean;
	onMarkPaid: (order: SellerOrder) => void;
	className?: string;
};

/** Whether an order is paid and how; while its cash is awaited, the button that says it came in (spec 4). */
export function PaymentState({ order, busy, onMarkPaid, className }: PaymentStateProps) {
	if (awaitsCash(order)) {
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
			{order.isPaid ? (
				<span className="inline-flex items-center gap-1.5 font-strong whitespace-nowrap text-primary">
					<CircleCheck className="size-4" aria-hidden />
					Paid
				</span>
			) : (
				<span className="text-ink-3">Not paid</span>
			)}
			<span className="text-xs text-ink-3">{paymentName(order.paymentType)}</span>
		</span>
	);
}
