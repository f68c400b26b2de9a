import { useLanguage, useMessages } from "#messages";
import { AskedNote, BoughtLine, ChangeWords, TotalsList } from "@/components/cart/totals-list";
import { LineTimes } from "@/components/products/line-times";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { ButtonLink } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { addressText } from "@/lib/accounts/rules/address";
import { backOf, linesNow, sumRows, totalsNow } from "@/lib/money/rules";
import { isPaidByCredit, type Order, type OrderLine, sumOf } from "@/lib/orders/rules/order";
import { sumPartNames } from "@/lib/orders/rules/order-messages";
import { isPurchase } from "@/lib/orders/rules/order-states";
import { costOf, extraGrams, isWeighedLine, lessOf, packedUnits } from "@/lib/packing/rules";
import { productName } from "@/lib/products/rules/product";
import { unitsOf } from "@/lib/text/sold-by";
import { ReorderButton } from "./order-live";
import { OrderThumb } from "./order-styles";

/** What was ordered of something that is weighed and, once it is packed, what it weighed and how much less that costs. */
function WeighedLine({ line }: { line: OrderLine }) {
	const text = useMessages("orderBasket").weighed;
	const { weight } = useMessages("product");
	const rupees = useRupees();
	const { packed, quantity, stepGrams } = line;
	const ordered = text.ordered(weight(unitsOf({ quantity, stepGrams })));
	if (!packed) return ordered;
	const less = lessOf(line);
	const extra = extraGrams(line, packed);
	return (
		<>
			{ordered}
			{text.comma}
			{text.weighed} <b className="whitespace-nowrap text-ink">{weight(packedUnits(line, packed))}</b>
			{less > 0 && (
				<>
					{text.comma}
					<b className="whitespace-nowrap text-primary">{text.less(rupees(less))}</b>
				</>
			)}
			{extra > 0 && less === 0 && <span className="block">{text.extra(weight(extra))}</span>}
		</>
	);
}

/** What an order costs less than it was ordered for, fee and tax in it; that it was lighter where nothing else made it cheaper. */
function CheaperNotice({ order }: { order: Order }) {
	const text = useMessages("orderBasket").weighed;
	const rupees = useRupees();
	const { items, amount, status } = order;
	const difference = amount - totalsNow(order).amount;
	if (difference <= 0 || !isPurchase(status)) return null;
	const less = items.filter((line) => lessOf(line) > 0);
	const isLighter = less.length > 0 && less.every(isWeighedLine);
	const say = backOf(order) > 0 ? text.comesToLess : text.payLess;
	return (
		<p className="mt-4 rounded-md bg-success-soft px-4 py-3 text-sm leading-snug text-on-success-soft">
			<b>{say(rupees(difference))}</b> {isLighter && text.lighter(less.length)}
		</p>
	);
}

/** How the order is paid, as one says it. */
function usePaymentText(order: Order): string {
	const { payment: text } = useMessages("orderBasket");
	const { name } = useMessages("orderStates");
	const words = useMessages("order");
	const { isPaid, paymentType, paymentStatus, status } = order;
	const isByCredit = isPaidByCredit(order);
	const type = isByCredit ? text.credit : words.paymentType(paymentType);
	if (paymentStatus === "refund due") return text.refundDue(type);
	if (paymentStatus === "refunded") return text.refunded(type);
	if (sumOf(order) === 0 || (!isPurchase(status) && !isPaid)) return text.nothing(name(status));
	if (!isPaid) return text.atTheDoor;
	return isByCredit || paymentType !== "Cash On Delivery" ? text.paid(type) : text.inCash;
}

/** What was packed otherwise than it was ordered, said where the line stands. */
function LineChange({ text }: { text: string | null }) {
	if (!text) return null;
	return (
		<span className="mt-1 block rounded-sm bg-accent-soft px-2 py-1 text-xs text-on-accent-soft">{text}</span>
	);
}

/** What of a sum was paid and how, what of that goes back, and what is left to pay. */
function SumsAfter({ order }: { order: Order }) {
	const text = useMessages("order");
	const names = sumPartNames({ order: text, orderBasket: useMessages("orderBasket") }, order.paymentType);
	const rupees = useRupees();
	const rows = sumRows(order);
	if (rows.length === 0) return null;
	return (
		<dl className="mt-3 grid gap-2 border-t border-dashed border-line-strong pt-3">
			{rows.map(({ part, amount }) => (
				<div key={part} className="flex items-baseline justify-between gap-4">
					<dt className="font-bold">{names[part]}</dt>
					<dd className="text-lg font-extrabold whitespace-nowrap figures">
						{amount < 0 ? text.less(-amount) : rupees(amount)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What was bought at the prices of that day, what it came to, and where it goes. */
export function OrderBasket({ order }: { order: Order }) {
	const text = useMessages("orderBasket");
	const { change } = useMessages("order");
	const language = useLanguage();
	const rupees = useRupees();
	const paymentText = usePaymentText(order);
	const { address, cashNote, toCollect } = order;
	return (
		<Panel title={text.title}>
			<CheaperNotice order={order} />
			<ul className="mt-4.5 grid gap-3">
				{linesNow(order).map((line) => (
					<BoughtLine
						key={line.product._id}
						picture={<OrderThumb product={line.product} className="w-12" />}
						name={productName(line.product, language)}
						amount={rupees(costOf(line))}
					>
						<span className="block text-xs text-ink-3">
							{isWeighedLine(line) ? (
								<WeighedLine line={line} />
							) : (
								<LineTimes line={line}>
									{line.quantity} × {rupees(line.unitPrice)}
								</LineTimes>
							)}
						</span>
						<AskedNote asked={line} />
						<LineChange text={isWeighedLine(line) ? null : change(line)} />
					</BoughtLine>
				))}
			</ul>
			<hr className="my-5 border-line" />
			<TotalsList
				totals={totalsNow(order)}
				former={order.amount}
				coupon={order.coupon}
				deliveryTime={order.deliveryTime}
				taxPercent={order.taxPercent}
			/>
			<SumsAfter order={order} />
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
				{cashNote && toCollect > 0 && (
					<span className="block">
						<ChangeWords toPay={toCollect} cashNote={cashNote} />
					</span>
				)}
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
					icon="calendar-days"
				>
					{order.weekly ? text.again : text.makeWeekly}
				</ButtonLink>
				<ButtonLink href="/contact" variant="quiet" size="sm" icon="life-buoy">
					{text.help}
				</ButtonLink>
				<WhatsappButton words={text.whatsapp(order.number)} />
			</div>
		</Panel>
	);
}
