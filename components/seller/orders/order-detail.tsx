import type { ReactNode } from "react";
import { addressText } from "@/lib/domain/address";
import { DELIVERY_OPTIONS } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import { recipientOf, type SellerOrder } from "@/lib/domain/seller-order";

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h3 className="mb-1.5 text-xs font-strong text-ink-3">{title}</h3>
			{children}
		</section>
	);
}

function Sum({ label, amount }: { label: string; amount: number }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-ink-2">{label}</dt>
			<dd>{formatRupees(amount)}</dd>
		</div>
	);
}

/** All of an order: what to pack, where it goes, what it comes to. */
export function OrderDetail({ order }: { order: SellerOrder }) {
	const { address, items } = order;
	return (
		<div className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
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
					<a href={`tel:${address.phoneNumber}`} className="text-link w-fit">
						{address.phoneNumber}
					</a>
					<span className="break-all text-ink-2">{order.customer.email}</span>
				</address>
			</Part>
			<Part title="Sum">
				<dl className="grid max-w-64 gap-1 figures">
					<Sum label="Subtotal" amount={order.subtotal} />
					<Sum label="Tax" amount={order.tax} />
					<Sum
						label={`Delivery, ${DELIVERY_OPTIONS[order.deliveryTime].label.toLowerCase()}`}
						amount={order.deliveryFee}
					/>
					<div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
						<dt>Total</dt>
						<dd>{formatRupees(order.amount)}</dd>
					</div>
				</dl>
			</Part>
		</div>
	);
}
