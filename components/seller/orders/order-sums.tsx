import { DELIVERY_LABELS } from "@/lib/domain/cart-totals";
import { formatRupees } from "@/lib/domain/money";
import type { SellerOrder } from "@/lib/domain/seller-order";

function Sum({ label, amount }: { label: string; amount: number }) {
	return (
		<div className="flex justify-between gap-4">
			<dt className="text-ink-2">{label}</dt>
			<dd>{formatRupees(amount)}</dd>
		</div>
	);
}

/** What an order comes to, part by part. */
export function OrderSums({ order }: { order: SellerOrder }) {
	return (
		<dl className="grid max-w-64 gap-1 figures">
			<Sum label="Subtotal" amount={order.subtotal} />
			{order.discount > 0 && <Sum label={`Coupon ${order.coupon}`} amount={-order.discount} />}
			<Sum label="Tax" amount={order.tax} />
			<Sum
				label={`Delivery, ${DELIVERY_LABELS[order.deliveryTime].toLowerCase()}`}
				amount={order.deliveryFee}
			/>
			<div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
				<dt>Total</dt>
				<dd>{formatRupees(order.amount)}</dd>
			</div>
			{order.creditUsed > 0 && (
				<>
					<Sum label="Paid with credit" amount={order.creditUsed} />
					<Sum label="To pay" amount={order.amountToPay} />
				</>
			)}
		</dl>
	);
}
