import { CalendarDays, LifeBuoy } from "lucide-react";
import { useLanguage, useMessages } from "#messages";
import { TotalsList } from "@/components/cart/totals-list";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { ButtonLink } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addressText } from "@/lib/accounts/rules/address";
import type { Order } from "@/lib/orders/rules/order";
import { isPurchase } from "@/lib/orders/rules/order-states";
import { productName } from "@/lib/products/rules/product";
import { ReorderButton } from "./order-live";
import { OrderThumb } from "./order-looks";

/** How the order is paid, as one says it. */
function usePaymentText(order: Order): string {
	const { payment: text } = useMessages("orderBasket");
	const { name } = useMessages("orderStates");
	const type = useMessages("order").paymentType(order.paymentType);
	const { isPaid, paymentType, paymentStatus, status, creditUsed, amountToPay } = order;
	if (creditUsed > 0 && amountToPay === 0 && isPurchase(status)) return text.credit;
	if (paymentStatus === "refund due") return text.refundDue(type);
	if (paymentStatus === "refunded") return text.refunded(type);
	if (!isPurchase(status) && !isPaid) return text.nothing(name(status));
	if (paymentType !== "Cash On Delivery") return text.paid(type);
	return isPaid ? text.inCash : text.atTheDoor;
}

/** What was packed otherwise than it was ordered, said where the line stands. */
function LineChange({ text }: { text: string | null }) {
	if (!text) return null;
	return (
		<span className="mt-1 block rounded-sm bg-accent-soft px-2 py-1 text-xs text-on-accent-soft">{text}</span>
	);
}

/** What was bought at the prices of that day, what it came to, and where it goes. */
export function OrderBasket({ order }: { order: Order }) {
	const text = useMessages("orderBasket");
	const { change } = useMessages("order");
	const language = useLanguage();
	const rupees = useRupees();
	const paymentText = usePaymentText(order);
	const { address, items } = order;
	return (
		<Panel aria-labelledby="in-the-basket">
			<PanelTitle id="in-the-basket">{text.title}</PanelTitle>
			<ul className="mt-4.5 grid gap-3">
				{items.map(({ product, quantity, unitPrice, ...line }) => (
					<li
						key={product._id}
						className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 text-md leading-snug figures"
					>
						<OrderThumb product={product} className="w-12" />
						<span>
							<bdi>{productName(product, language)}</bdi>
							<span className="block text-xs text-ink-3">
								<bdi dir="ltr">{quantity} ×</bdi> {rupees(unitPrice)}
							</span>
							<LineChange text={change({ product, quantity, unitPrice, ...line })} />
						</span>
						<b className="font-bold">{rupees(unitPrice * quantity)}</b>
					</li>
				))}
			</ul>
			<hr className="my-5 border-line" />
			<TotalsList
				totals={order}
				coupon={order.coupon}
				creditUsed={order.creditUsed}
				deliveryTime={order.deliveryTime}
				taxPercent={order.taxPercent}
			/>
			{order.finalAmount !== null && order.finalAmount < order.amount && (
				<p className="mt-3 flex items-baseline justify-between gap-4 border-t border-dashed border-line-strong pt-3">
					<span className="font-bold">{text.asPacked}</span>
					<b className="text-lg font-extrabold figures">{rupees(order.finalAmount)}</b>
				</p>
			)}
			<p className="mt-4.5 text-md text-ink-2">
				{paymentText}
				{text.to.before}
				<bdi>{`${address.firstName} ${address.lastName}`}</bdi>
				{text.to.address}
				<bdi>{addressText(address)}</bdi>
				{text.to.phone}
				<bdi dir="ltr" className="whitespace-nowrap figures">
					{address.phoneNumber}
				</bdi>
				{text.to.end}
			</p>
			<div className="mt-4 flex flex-wrap gap-x-1 gap-y-2 print:hidden">
				<ReorderButton orderId={order._id} />
				<ButtonLink
					href={
						order.weekly
							? `/my-orders/weekly?basket=${order.weekly.basket}`
							: `/my-orders/weekly?order=${order._id}`
					}
					variant="outline"
					size="sm"
					icon={<CalendarDays className="icon" />}
				>
					{order.weekly ? text.again : text.makeWeekly}
				</ButtonLink>
				<ButtonLink href="/contact" variant="quiet" size="sm" icon={<LifeBuoy className="icon" />}>
					{text.help}
				</ButtonLink>
				<WhatsappButton words={text.whatsapp(order.number)} />
			</div>
		</Panel>
	);
}
