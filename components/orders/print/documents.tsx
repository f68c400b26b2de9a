import type { ReactNode } from "react";
import { WishWords } from "@/components/packing/wish-words";
import type { Totals } from "@/lib/cart/rules/totals";
import { DELIVERY_LABELS } from "@/lib/delivery/promise-rules";
import { dueOnPaper } from "@/lib/delivery/rules";
import { packedTotals, totalsNow } from "@/lib/money/rules";
import { changeFor, creditOf, isPaidByCredit, type OrderLine, sumOf } from "@/lib/orders/rules/order";
import { isPromised, isPurchase } from "@/lib/orders/rules/order-states";
import { amountText, awaitsCash, piecesOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import {
	costOf,
	extraGrams,
	gramsText,
	insteadWords,
	isChanged,
	isWeighedLine,
	packedUnits,
} from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import { formatDate, formatTime } from "@/lib/text/dates";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { type DocumentProps, ProductName, Recipient, Sheet } from "./sheet";

type Words = (typeof MESSAGES)[Language];

/** Whether the invoice is settled, and how. */
function paymentText(order: SellerOrder, { invoice, order: words, common }: Words): string {
	const { creditUsed, isPaid, paidAt, paymentStatus, paymentType, status, refundDue, returned } = order;
	const isByCredit = isPaidByCredit(order);
	const rupees = (sum: number) => common.rupees(formatAmount(sum));
	const credit =
		creditUsed > 0 && !isByCredit ? `${invoice.creditPaid({ amount: rupees(creditUsed) })} ` : "";
	const way = isByCredit ? invoice.withCredit : invoice.way(paymentType);
	const wentBack = rupees(returned.wallet + returned.cash + returned.credit);
	if (paymentStatus === "refund due") return invoice.refundDue({ way, amount: rupees(refundDue) });
	if (paymentStatus === "refunded") return invoice.refunded({ way, amount: wentBack });
	if (sumOf(order) === 0 || (!isPaid && !isPurchase(status))) return invoice.nothingToPay;
	if (isPaid) return credit + invoice.paid({ way, moment: paidAt && invoice.moment(paidAt) });
	const payment = words.paymentType("Cash On Delivery");
	return credit + invoice.toPay({ payment, amount: rupees(order.toCollect) });
}

/** A product's name in the language of the invoice; in English with its Urdu beside it. */
function ItemName({
	order,
	product,
	urduNames,
}: Pick<DocumentProps, "order" | "urduNames"> & { product: OrderLine["product"] }) {
	if (order.language === "en") return <ProductName product={product} urduNames={urduNames} />;
	return <bdi>{productName({ urduName: urduNames.get(product._id), ...product }, order.language)}</bdi>;
}

/** What stands over the columns of a document. */
function Columns({ names }: { names: readonly string[] }) {
	return (
		<thead>
			<tr>
				{names.map((name) => (
					<th key={name} scope="col">
						{name}
					</th>
				))}
			</tr>
		</thead>
	);
}

type SumRowProps = {
	label: string;
	/** Those before the amount's. */
	columns: number;
	isTotal?: boolean;
	children: ReactNode;
};

function SumRow({ label, columns, isTotal, children }: SumRowProps) {
	return (
		<tr className={isTotal ? "total" : undefined}>
			<th scope="row" colSpan={columns}>
				{label}
			</th>
			<td>{children}</td>
		</tr>
	);
}

/** What is to be said of a line beneath it; nothing where that is nothing. */
function Beneath({ text }: { text: string | null }) {
	return text && <small className="block">{text}</small>;
}

/**
 * What was bought, at which prices, and whether it is paid: for the customer, in the language of the order. Times are
 * those of Karachi.
 */
export function Invoice({ order, urduNames, shop, paper, index }: DocumentProps) {
	const words = MESSAGES[order.language];
	const { invoice, order: said, common } = words;
	const way = said.deliveryTime(order.deliveryTime);
	const { subtotal, discount, tax, deliveryFee, amount } = totalsNow(order);
	const sums = [
		[invoice.subtotal, subtotal],
		...(discount > 0 ? [[said.coupon(order.coupon ?? ""), -discount] as const] : []),
		[said.tax(order.taxPercent), tax],
		[invoice.delivery({ way }), deliveryFee],
	] as const;
	return (
		<Sheet
			paper={paper}
			index={index}
			label={invoice.title({ number: order.number })}
			language={order.language}
		>
			<header>
				<h2>{common.shopName(shop.name)}</h2>
				<p>
					<bdi>{words.places.address(shop.address)}</bdi>
				</p>
				<p>
					<bdi dir="ltr">{[shop.phone, shop.email].filter(Boolean).join(" · ")}</bdi>
				</p>
			</header>
			<div>
				<h3>
					{invoice.title({ number: order.number })}
					{!isPurchase(order.status) && ` · ${invoice.status(order.status)}`}
				</h3>
				<p>{invoice.moment(order.createdAt)}</p>
			</div>
			<Recipient order={order} />
			<table>
				<Columns names={[invoice.item, invoice.price, invoice.rupees]} />
				<tbody>
					{order.items.map((line) => (
						<tr key={line.product._id}>
							<td>
								<ItemName order={order} product={line.product} urduNames={urduNames} />
								<Beneath text={words.wishes.asked(line)} />
								<Beneath text={isWeighedLine(line) ? null : said.change(line)} />
							</td>
							<td>
								<bdi dir={line.stepGrams ? undefined : "ltr"}>
									{said.lineTimes(isWeighedLine(line) ? line : { ...line, packed: null })}
								</bdi>
							</td>
							<td>{formatAmount(costOf(line))}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					{sums.map(([label, amount]) => (
						<SumRow key={label} label={label} columns={2}>
							<bdi dir="ltr">{formatAmount(amount)}</bdi>
						</SumRow>
					))}
					<SumRow label={invoice.total} columns={2} isTotal>
						{common.rupees(formatAmount(amount))}
					</SumRow>
					{amount < order.amount && (
						<SumRow label={said.asOrdered} columns={2}>
							{formatAmount(order.amount)}
						</SumRow>
					)}
				</tfoot>
			</table>
			<p>
				<b>{paymentText(order, words)}</b>
			</p>
		</Sheet>
	);
}

/** What the rider has to do about money. */
function moneyText(order: SellerOrder): string {
	if (!isPurchase(order.status)) return "Cancelled: do not pack";
	return awaitsCash(order) ? `Collect ${formatRupees(order.toCollect)} in cash` : "Paid: nothing to collect";
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
			</div>
			{bagged ? (
				<BagTable order={order} urduNames={urduNames} totals={bagged} />
			) : (
				<ul>
					{order.items.map((line) => (
						<li key={line.product._id}>
							<span className="tick" aria-hidden />
							<b>{amountText(line, line.product.unit)}</b>
							<ProductName product={line.product} urduNames={urduNames} />
							<WishWords wish={line.wish} note={line.note} className="wish" />
						</li>
					))}
				</ul>
			)}
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
			<p className="total">{moneyText(order)}</p>
		</Sheet>
	);
}

type BagTableProps = Pick<DocumentProps, "order" | "urduNames"> & { totals: Totals };

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
			<Columns names={["Product", "Ordered", "In the bag", "Rs."]} />
			<tbody>
				{order.items.map((line) => (
					<tr key={line.product._id}>
						<td>
							<ProductName product={line.product} urduNames={urduNames} />
							<WishWords wish={line.wish} note={line.note} className="wish" />
						</td>
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
