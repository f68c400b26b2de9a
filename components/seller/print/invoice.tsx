import { DELIVERY_LABELS } from "@/lib/domain/cart-totals";
import { formatDate, formatTime } from "@/lib/domain/dates";
import { formatAmount, formatRupees } from "@/lib/domain/money";
import { isPurchase } from "@/lib/domain/order-states";
import type { SellerOrder } from "@/lib/domain/seller-order";
import { taxLabel } from "@/lib/domain/shop-details";
import type { DocumentProps } from "./document";
import { ProductName } from "./product-name";
import { Recipient } from "./recipient";
import { Sheet } from "./sheet";

/** Whether the invoice is settled, and how. */
function paymentText(order: SellerOrder): string {
	const { amountToPay: amount, creditUsed, isPaid, paidAt, paymentStatus, paymentType, status } = order;
	if (isPaid && amount === 0) return "Paid with credit";
	const credit = creditUsed > 0 ? `${formatRupees(creditUsed)} paid with credit. ` : "";
	const way = paymentType === "Cash On Delivery" ? "in cash" : `with ${paymentType}`;
	if (paymentStatus === "refund due") return `Paid ${way}. Refund due: ${formatRupees(amount)}`;
	if (paymentStatus === "refunded") return `Paid ${way}, given back: ${formatRupees(amount)}`;
	if (isPaid)
		return `${credit}Paid ${way}${paidAt ? ` on ${formatDate(paidAt)}, ${formatTime(paidAt)}` : ""}`;
	if (!isPurchase(status)) return "Nothing to pay";
	return `${credit}${paymentType}: ${formatRupees(amount)} to pay at the door`;
}

/** What was bought, at which prices, and whether it is paid. Times are those of Karachi. */
export function Invoice({ order, urduNames, shop, paper, index }: DocumentProps) {
	const sums = [
		["Subtotal", order.subtotal],
		...(order.discount > 0 ? [[`Coupon ${order.coupon}`, -order.discount] as const] : []),
		[taxLabel(order.taxPercent), order.tax],
		[`Delivery, ${DELIVERY_LABELS[order.deliveryTime].toLowerCase()}`, order.deliveryFee],
	] as const;
	return (
		<Sheet paper={paper} index={index} label={`Invoice ${order.number}`}>
			<header>
				<h2>{shop.name}</h2>
				<p>{shop.address}</p>
				<p>{[shop.phone, shop.email].filter(Boolean).join(" · ")}</p>
			</header>
			<div>
				<h3>
					Invoice {order.number}
					{!isPurchase(order.status) && ` · ${order.status}`}
				</h3>
				<p>
					{formatDate(order.createdAt)}, {formatTime(order.createdAt)}
				</p>
			</div>
			<Recipient order={order} />
			<table>
				<thead>
					<tr>
						<th scope="col">Item</th>
						<th scope="col">Price</th>
						<th scope="col">Rs.</th>
					</tr>
				</thead>
				<tbody>
					{order.items.map(({ product, quantity, unitPrice }) => (
						<tr key={product._id}>
							<td>
								<ProductName product={product} urduNames={urduNames} />
							</td>
							<td>
								{quantity} × {formatAmount(unitPrice)}
							</td>
							<td>{formatAmount(quantity * unitPrice)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					{sums.map(([label, amount]) => (
						<tr key={label}>
							<th scope="row" colSpan={2}>
								{label}
							</th>
							<td>{formatAmount(amount)}</td>
						</tr>
					))}
					<tr className="total">
						<th scope="row" colSpan={2}>
							Total
						</th>
						<td>{formatRupees(order.amount)}</td>
					</tr>
				</tfoot>
			</table>
			<p>
				<b>{paymentText(order)}</b>
			</p>
		</Sheet>
	);
}
