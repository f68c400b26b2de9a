import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { ORDER_STATES } from "@/lib/domain/order-states";

/** What becomes of money that was paid for an order which does not go out as it is; nothing for any other order. */
export function OrderMoney({ order }: { order: Order }) {
	const amount = formatRupees(order.amountToPay);
	const { money } = ORDER_STATES[order.status];
	const contact = <PageLink href="/contact">contact us</PageLink>;
	if (money === "returned" && order.creditUsed > 0 && (order.amountToPay === 0 || !order.isPaid)) {
		return (
			<Notice tone="success" title="Your credit is back.">
				{formatRupees(order.creditUsed)} is in your account again, for your next order.
			</Notice>
		);
	}
	if (order.paymentStatus === "refunded") {
		return (
			<Notice tone="success" title={`Your ${amount} went back to you.`}>
				We have mailed you how. For questions {contact}.
			</Notice>
		);
	}
	if (order.paymentStatus !== "refund due") return null;
	if (money === "held") {
		return (
			<Notice tone="info" title={`Your ${amount} is safe.`}>
				{order.paymentType} confirmed it, but we cannot send the order as it is. We will call you, or send the
				money back. You can also {contact}.
			</Notice>
		);
	}
	if (money !== "returned") {
		return (
			<Notice tone="info" title="Refund due.">
				Some of your money goes back to you. There is nothing for you to do; for questions {contact}.
			</Notice>
		);
	}
	return (
		<Notice tone="info" title="Refund due.">
			Your {amount} goes back to you. There is nothing for you to do; for questions {contact}.
		</Notice>
	);
}
