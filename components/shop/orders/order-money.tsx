import { useMessages } from "#messages";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { useRupees } from "@/components/ui/use-rupees";
import type { Order } from "@/lib/domain/order";
import { ORDER_STATES } from "@/lib/domain/order-states";

/** What becomes of money that was paid for an order which does not go out as it is; nothing for any other order. */
export function OrderMoney({ order }: { order: Order }) {
	const { money: text } = useMessages("orderBasket");
	const { paymentType } = useMessages("order");
	const rupees = useRupees();
	const { refundDue, returned } = order;
	const byHand = returned.wallet + returned.cash;
	const { money } = ORDER_STATES[order.status];
	const contact = (
		<>
			<PageLink href="/contact">{text.contact}</PageLink>
			{text.end}
		</>
	);
	if (money === "returned" && returned.credit > 0 && byHand + refundDue === 0) {
		return (
			<Notice tone="success" title={text.creditIsBack}>
				{text.inAccount(rupees(returned.credit))}
			</Notice>
		);
	}
	if (order.paymentStatus === "refunded") {
		return (
			<Notice tone="success" title={text.wentBack(rupees(byHand + returned.credit))}>
				{text.mailed}
				{contact}
			</Notice>
		);
	}
	if (order.paymentStatus !== "refund due") return null;
	if (money === "held") {
		return (
			<Notice tone="info" title={text.safe(rupees(refundDue))}>
				{text.held(paymentType(order.paymentType))}
				{contact}
			</Notice>
		);
	}
	return (
		<Notice tone="info" title={text.refundDue}>
			{money === "returned" ? text.goesBack(rupees(refundDue)) : text.some}
			{contact}
		</Notice>
	);
}
