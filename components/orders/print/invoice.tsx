import { backOf, linesNow, returnedOf, totalsNow, walletPaid } from "@/lib/money/rules";
import type { OrderLine } from "@/lib/orders/rules/order";
import { isPaidByCredit, sumOf } from "@/lib/orders/rules/order";
import { isPurchase } from "@/lib/orders/rules/order-states";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { costOf, isWeighedLine } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import type { Language } from "@/lib/text/language";
import { MESSAGES } from "@/lib/text/messages/all";
import { formatAmount } from "@/lib/text/money";
import { Beneath, Columns, type DocumentProps, ProductName, Recipient, Sheet, SumRow } from "./sheet";

type Words = (typeof MESSAGES)[Language];

/** Whether the invoice is settled, and how: each part by its own way, where it was not paid in one go and kept. */
function paymentText(order: SellerOrder, { invoice, order: words, common }: Words): string {
	const { creditUsed, isPaid, paid, paidAt, paymentType, status, refundDue, toCollect } = order;
	const [wallet, back] = [walletPaid(order), backOf(order)];
	if (back === 0 && (sumOf(order) === 0 || (!isPaid && !isPurchase(status)))) return invoice.nothingToPay;
	const isByCredit = isPaidByCredit(order);
	const isInOneGo = isPaid && back === 0 && (wallet === 0 || paid.cash === 0);
	const amounts = [
		[creditUsed, invoice.withCredit, !(isInOneGo && isByCredit)],
		[wallet, invoice.way(paymentType), !isInOneGo],
		[paid.cash, invoice.way("Cash On Delivery"), !isInOneGo],
	] as const;
	const rupees = (sum: number) => common.rupees(formatAmount(sum));
	const parts = amounts.flatMap(([amount, way, isSaid]) =>
		amount > 0 && isSaid ? invoice.paidPart({ way, amount: rupees(amount) }) : [],
	);
	const way = isByCredit ? invoice.withCredit : invoice.way(paid.cash > 0 ? "Cash On Delivery" : paymentType);
	const givenBack = returnedOf(order);
	const payment = words.paymentType("Cash On Delivery");
	return [
		...parts,
		...(isInOneGo ? [invoice.paid({ way, moment: paidAt && invoice.moment(paidAt) })] : []),
		...(refundDue > 0 ? [invoice.refundDue({ amount: rupees(refundDue) })] : []),
		...(givenBack > 0 ? [invoice.givenBack({ amount: rupees(givenBack) })] : []),
		...(toCollect > 0 ? [invoice.toPay({ payment, amount: rupees(toCollect) })] : []),
	].join(" ");
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
				<Columns number={order.number} names={[invoice.item, invoice.price, invoice.rupees]} />
				<tbody>
					{linesNow(order).map((line) => (
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
