import { CalendarDays, LifeBuoy } from "lucide-react";
import { TotalsList } from "@/components/shop/totals-list";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { ButtonLink } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addressText } from "@/lib/domain/address-text";
import { formatRupees } from "@/lib/domain/money";
import type { Order } from "@/lib/domain/order";
import { isPurchase } from "@/lib/domain/order-states";
import { changeText } from "@/lib/domain/packing-words";
import { OrderThumb } from "./order-thumb";
import { ReorderButton } from "./reorder-button";

/** How the order is paid, as one says it. */
function paymentText({ paymentType, isPaid, paymentStatus, status, creditUsed, amountToPay }: Order): string {
	if (creditUsed > 0 && amountToPay === 0 && isPurchase(status)) return "Paid with your credit";
	if (paymentStatus === "refund due") return `Paid with ${paymentType}, refund due`;
	if (paymentStatus === "refunded") return `Paid with ${paymentType}, refunded`;
	if (!isPurchase(status) && !isPaid) return `${status}, nothing to pay`;
	if (paymentType !== "Cash On Delivery") return `Paid with ${paymentType}`;
	return isPaid ? "Paid in cash" : "Cash On Delivery, to pay at the door";
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
	const { address, items } = order;
	return (
		<Panel aria-labelledby="in-the-basket">
			<PanelTitle id="in-the-basket">In the basket</PanelTitle>
			<ul className="mt-4.5 grid gap-3">
				{items.map(({ product, quantity, unitPrice, ...line }) => (
					<li
						key={product._id}
						className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 text-md leading-snug figures"
					>
						<OrderThumb product={product} className="w-12" />
						<span>
							{product.name}
							<span className="block text-xs text-ink-3">
								{quantity} × {formatRupees(unitPrice)}
							</span>
							<LineChange text={changeText({ product, quantity, unitPrice, ...line })} />
						</span>
						<b className="font-bold">{formatRupees(unitPrice * quantity)}</b>
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
					<span className="font-bold">As packed</span>
					<b className="text-lg font-extrabold figures">{formatRupees(order.finalAmount)}</b>
				</p>
			)}
			<p className="mt-4.5 text-md text-ink-2">
				{paymentText(order)}. To {address.firstName} {address.lastName}, {addressText(address)}, phone{" "}
				<span className="whitespace-nowrap figures">{address.phoneNumber}</span>.
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
					icon={<CalendarDays className="icon" aria-hidden />}
				>
					{order.weekly ? "Weekly basket" : "Make it weekly"}
				</ButtonLink>
				<ButtonLink
					href="/contact"
					variant="quiet"
					size="sm"
					icon={<LifeBuoy className="icon" aria-hidden />}
				>
					Get help
				</ButtonLink>
				<WhatsappButton words={`Salaam, this is about my order ${order.number}.`} />
			</div>
		</Panel>
	);
}
