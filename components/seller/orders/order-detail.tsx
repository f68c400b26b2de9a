import Link from "next/link";
import type { ReactNode } from "react";
import { useMay } from "@/components/seller/shell/role";
import { Notice } from "@/components/ui/notice";
import { addressText } from "@/lib/domain/address-text";
import { formatRupees } from "@/lib/domain/money";
import { isOpen, ORDER_STATES } from "@/lib/domain/order-states";
import { recipientOf, type SellerOrder } from "@/lib/domain/seller-order";
import { NextStep } from "./next-step";
import { OrderSums } from "./order-sums";
import { OrderTimeline } from "./order-timeline";
import type { OrderViewProps } from "./order-view";

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="min-w-0">
			<h2 className="mb-1.5 text-xs font-strong text-ink-3">{title}</h2>
			{children}
		</section>
	);
}

/** A reason as a sentence: a rider's has no full stop. */
function sentence(reason: string | null): string {
	return reason && !/[.!?]$/.test(reason) ? `${reason}.` : (reason ?? "");
}

/** What the seller has to do about money that goes back; nothing for any other order. */
function MoneyNotice({ order }: { order: SellerOrder }) {
	const maySettle = useMay("management");
	const { paymentStatus, status, holdReason, refundDue, returned, paymentType } = order;
	const { money } = ORDER_STATES[status];
	if (paymentStatus === "refunded") {
		return (
			<Notice tone="info" title="Refunded." className="col-span-full">
				{formatRupees(returned.wallet + returned.cash + returned.credit)} went back to the customer: this
				order cannot go out as paid. {maySettle && <Link href="/seller/refunds?state=settled">See how</Link>}
			</Notice>
		);
	}
	if (paymentStatus !== "refund due") {
		if (money !== "held" || !holdReason) return null;
		return (
			<Notice tone="warning" title="On hold." className="col-span-full">
				{sentence(holdReason)} Call the customer, then pack it again or cancel it.
			</Notice>
		);
	}
	return (
		<Notice tone="warning" title="Refund due." className="col-span-full">
			{money === "held" && `${sentence(holdReason)} Call the customer, then pack it or cancel it. `}
			{money === "returned" && `${formatRupees(refundDue)} came in with ${paymentType} and has to go back. `}
			{maySettle && <Link href="/seller/refunds">To the refunds</Link>}
		</Notice>
	);
}

type OrderDetailProps = Pick<OrderViewProps, "order" | "now" | "busy" | "onStep">;

/** All of an order: what to pack, where it goes, what it comes to, what happened and what comes next. */
export function OrderDetail({ order, now, busy, onStep }: OrderDetailProps) {
	const { address, items } = order;
	return (
		<div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
			<MoneyNotice order={order} />
			<Part title="To pack">
				<ul className="grid gap-1">
					{items.map((item) => (
						<li key={item.product._id}>
							<b className="figures">{item.quantity} ×</b> {item.product.name}
						</li>
					))}
				</ul>
			</Part>
			<Part title="Deliver to">
				<address className="grid gap-0.5 not-italic">
					<span>{recipientOf(order)}</span>
					<span>{addressText(address)}</span>
					<a href={`tel:${address.phoneNumber}`} className="tap-area text-link w-fit">
						{address.phoneNumber}
					</a>
					<span className="break-all text-ink-2">
						{order.takenBy ? `By phone, taken by ${order.takenBy}` : order.customer.email}
					</span>
					{address.deliveryInstructions && <q>{address.deliveryInstructions}</q>}
				</address>
			</Part>
			<Part title="Total">
				<OrderSums order={order} />
			</Part>
			<Part title={isOpen(order.status) ? "Next" : "Story"}>
				<div className="grid gap-3">
					<NextStep order={order} busy={busy} onStep={onStep} />
					<OrderTimeline order={order} now={now} />
				</div>
			</Part>
		</div>
	);
}
