import { DELIVERY_LABELS, promiseText } from "@/lib/delivery/promise-rules";
import { isPurchase } from "@/lib/orders/rules/order-states";
import { amountText } from "@/lib/orders/rules/print";
import { awaitsCash, piecesOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { formatDate, formatTime } from "@/lib/text/dates";
import { formatRupees } from "@/lib/text/money";
import type { DocumentProps } from "./document";
import { ProductName } from "./product-name";
import { Recipient } from "./recipient";
import { Sheet } from "./sheet";

/** What the rider has to do about money. */
function moneyText(order: SellerOrder): string {
	if (!isPurchase(order.status)) return "Cancelled: do not pack";
	return awaitsCash(order) ? `Collect ${formatRupees(order.toCollect)} in cash` : "Paid: nothing to collect";
}

/** What goes into the bag, to be ticked off, and what the rider has to know. */
export function PackingSlip({ order, urduNames, shop, paper, index, now }: DocumentProps) {
	const pieces = piecesOf(order);
	return (
		<Sheet paper={paper} index={index} label={`Packing slip ${order.number}`}>
			<header>
				<p>{shop.name} · Packing slip</p>
				<h2>{order.number}</h2>
				<p>
					Ordered {formatDate(order.createdAt)}, {formatTime(order.createdAt)}
				</p>
				<p>
					{DELIVERY_LABELS[order.deliveryTime]}, <b>{promiseText(order.promisedAt, now)}</b>
				</p>
			</header>
			<div>
				<h3>{order.area}</h3>
				<Recipient order={order} />
			</div>
			<ul>
				{order.items.map(({ product, quantity }) => (
					<li key={product._id}>
						<span className="tick" aria-hidden />
						<b>{amountText(quantity, product.unit)}</b>
						<ProductName product={product} urduNames={urduNames} />
					</li>
				))}
			</ul>
			<p>
				{pieces} {pieces === 1 ? "piece" : "pieces"} in all
			</p>
			<p className="total">{moneyText(order)}</p>
		</Sheet>
	);
}
