import { LINE_REQUESTS, MISSING_REQUESTS, WishWords } from "@/components/packing/wish-words";
import type { Totals } from "@/lib/cart/rules/totals";
import { DELIVERY_LABELS } from "@/lib/delivery/promise-rules";
import { dueOnPaper } from "@/lib/delivery/rules";
import { packedTotals } from "@/lib/money/rules";
import { changeFor, creditOf, type OrderLine } from "@/lib/orders/rules/order";
import { isPromised, isPurchase, TO_PACK } from "@/lib/orders/rules/order-states";
import {
	amountText,
	awaitsCash,
	piecesOf,
	type SellerOrder,
	unitInWords,
} from "@/lib/orders/rules/seller-order";
import { costOf, extraGrams, gramsText, insteadWords, isChanged, packedUnits } from "@/lib/packing/rules";
import { formatDate, formatTime } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { Beneath, Columns, type DocumentProps, ProductName, Recipient, Sheet, SumRow } from "./sheet";

/** What the rider has to do about money. */
function moneyText(order: SellerOrder): string {
	if (!isPurchase(order.status)) return "Cancelled: do not pack";
	return awaitsCash(order) ? `Collect ${formatRupees(order.toCollect)} in cash` : "Paid: nothing to collect";
}

/** True while something of the order is still to be put into the bag. */
function isToPack({ status, items }: SellerOrder): boolean {
	return TO_PACK.includes(status) && items.some(({ packed }) => !packed);
}

/** What goes into the bag, to be ticked off, and what the rider has to know. */
export function PackingSlip({ order, urduNames, shop, paper, index }: DocumentProps) {
	const isBagged = order.items.some((line) => line.stepGrams || isChanged(line));
	const bagged = isBagged ? packedTotals(order) : null;
	const change = changeFor(order.toCollect, order.cashNote);
	return (
		<Sheet paper={paper} index={index} label={`Packing slip ${order.number}`}>
			<header>
				<p>{shop.name} · Packing slip</p>
				<h2>{order.number}</h2>
				<p>
					Ordered {formatDate(order.createdAt)}, {formatTime(order.createdAt)}
				</p>
				<p>
					{DELIVERY_LABELS[order.deliveryTime]}
					{isPromised(order.status) && (
						<>
							, <b>{dueOnPaper(order)}</b>
						</>
					)}
				</p>
			</header>
			<div>
				<h3>{order.area}</h3>
				<Recipient order={order} />
				{isToPack(order) && (
					<p>
						<b>{MISSING_REQUESTS[order.ifMissing]}</b>
					</p>
				)}
			</div>
			{bagged ? (
				<BagTable order={order} urduNames={urduNames} totals={bagged} />
			) : (
				<TickTable order={order} urduNames={urduNames} />
			)}
			<footer>
				<p>
					{counted(piecesOf(order), "piece")} {bagged ? "ordered" : "in all"}
				</p>
				{change > 0 && (
					<p className="frame">
						<b className="total">Bring change: {formatRupees(change)}</b>
						<br />
						{order.address.firstName} pays in notes of {formatRupees(order.cashNote ?? 0)}
					</p>
				)}
				<p className="total">{`${order.number}: ${moneyText(order)}`}</p>
			</footer>
		</Sheet>
	);
}

type LinesProps = Pick<DocumentProps, "order" | "urduNames">;

/** A line by its product, with what its customer asks of it. */
function LineCell({ order, line, urduNames }: LinesProps & { line: OrderLine }) {
	const { product, ifMissing, packed, wish, note } = line;
	const own = packed || !isToPack(order) || ifMissing === order.ifMissing ? null : ifMissing;
	return (
		<td>
			<ProductName product={product} urduNames={urduNames} />
			<Beneath text={unitInWords(product.unit)} />
			{own && <b className="block">{LINE_REQUESTS[own]}</b>}
			<WishWords wish={wish} note={note} className="wish" />
		</td>
	);
}

/** What is taken from the shelf, each with a box to tick. */
function TickTable({ order, urduNames }: LinesProps) {
	return (
		<table className="ticks">
			<thead>
				<tr>
					<th scope="colgroup" colSpan={3}>
						{isToPack(order) && "To pack · "}
						{order.number}
					</th>
				</tr>
			</thead>
			<tbody>
				{order.items.map((line) => (
					<tr key={line.product._id}>
						<td>
							<span className="tick" aria-hidden />
						</td>
						<td>
							<b>{amountText(line, line.product.unit)}</b>
						</td>
						<LineCell order={order} line={line} urduNames={urduNames} />
					</tr>
				))}
			</tbody>
		</table>
	);
}

type BagTableProps = LinesProps & { totals: Totals };

/** What was ordered beside what is in the bag, and what that comes to: down to what is collected, where a part is paid. */
function BagTable({ order, urduNames, totals }: BagTableProps) {
	const { subtotal, discount, tax, deliveryFee, amount } = totals;
	const paid = awaitsCash(order) ? amount - order.toCollect : 0;
	const sums = [
		[order.items.some(({ stepGrams }) => stepGrams) ? "Weighed" : "Subtotal", formatAmount(subtotal)],
		...(discount > 0 ? [["Coupon", `− ${formatAmount(discount)}`]] : []),
		[`Tax ${order.taxPercent} %`, formatAmount(tax)],
		["Delivery", deliveryFee === 0 ? "Free" : formatAmount(deliveryFee)],
	];
	return (
		<table>
			<Columns number={order.number} names={["Product", "Ordered", "In the bag", "Rs."]} />
			<tbody>
				{order.items.map((line) => (
					<tr key={line.product._id}>
						<LineCell order={order} line={line} urduNames={urduNames} />
						<td>{amountText(line, line.product.unit)}</td>
						<td>
							<Bagged line={line} />
						</td>
						<td>{formatAmount(costOf(line))}</td>
					</tr>
				))}
			</tbody>
			<tfoot>
				{sums.map(([label = "", amount]) => (
					<SumRow key={label} label={label} columns={3}>
						{amount}
					</SumRow>
				))}
				<SumRow label="Total" columns={3} isTotal>
					{formatRupees(amount)}
				</SumRow>
				{paid > 0 && (
					<SumRow label={paid === creditOf(order) ? "Paid with credit" : "Paid already"} columns={3}>
						− {formatAmount(paid)}
					</SumRow>
				)}
			</tfoot>
		</table>
	);
}

function Bagged({ line }: { line: OrderLine }) {
	const { packed } = line;
	if (!packed) return null;
	const extra = extraGrams(line, packed);
	return (
		<>
			<b>{line.stepGrams ? gramsText(packedUnits(line, packed)) : packed.quantity}</b>
			{extra > 0 && <small className="block">{gramsText(extra)} free</small>}
			{packed.replacement && (
				<small className="block">{insteadWords(packed.replacement, packed.replacement.product.name)}</small>
			)}
		</>
	);
}
