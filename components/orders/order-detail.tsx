import { CalendarDays, LifeBuoy } from "lucide-react";
import { useLanguage, useMessages } from "#messages";
import { AskedNote, BoughtLine, TotalsList } from "@/components/cart/totals-list";
import { LineTimes } from "@/components/products/line-times";
import { WhatsappButton } from "@/components/shop/whatsapp-button";
import { ButtonLink } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import { addressText } from "@/lib/accounts/rules/address";
import { minutesEarly } from "@/lib/delivery/promise-rules";
import type { Order, OwnOrder } from "@/lib/orders/rules/order";
import { arrivedAt, isOpen, isPromised, isPurchase, ORDER_STATES } from "@/lib/orders/rules/order-states";
import { productName } from "@/lib/products/rules/product";
import type { Report } from "@/lib/reports/rules";
import { lineCost } from "@/lib/text/sold-by";
import { ArrivalQuestion } from "./arrival-question";
import { ConfirmPanel } from "./confirm-panel";
import { ReorderButton } from "./order-live";
import { OrderReports } from "./order-reports";
import { OrderNumber, OrderThumb } from "./order-styles";
import { OrderTimeline, OrderTrack } from "./order-timeline";
import { isWeighedLine, LighterNotice, WeighedLine } from "./weighed-line";

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
function OrderBasket({ order }: { order: Order }) {
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
				{items.map((line) => (
					<BoughtLine
						key={line.product._id}
						picture={<OrderThumb product={line.product} className="w-12" />}
						name={productName(line.product, language)}
						amount={rupees(lineCost({ ...line, grams: undefined }))}
					>
						<span className="block text-xs text-ink-3">
							{isWeighedLine(line) ? (
								<WeighedLine line={line} />
							) : (
								<LineTimes line={line}>
									<bdi dir="ltr">{line.quantity} ×</bdi> {rupees(line.unitPrice)}
								</LineTimes>
							)}
						</span>
						<AskedNote asked={line} />
						<LineChange text={isWeighedLine(line) ? null : change(line)} />
					</BoughtLine>
				))}
			</ul>
			<LighterNotice order={order} />
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

type OrderArrivalProps = { order: Order; arrivedAt: string; reports: readonly Report[] };

/** The moment an order has come: the crate at the door, and whether all of it is good. */
export function OrderArrival({ order, arrivedAt, reports }: OrderArrivalProps) {
	const text = useMessages("orders");
	const { lateCredit } = useMessages("order");
	const { heading } = useMessages("orderStates");
	const { time } = useMessages("time");
	const early = minutesEarly(order, arrivedAt);
	return (
		<div>
			<section
				aria-labelledby="order-arrival"
				className="relative grid min-h-44 content-start overflow-hidden rounded-xl bg-field px-5 pt-5 pb-14 text-on-field on-field md:px-9 md:pt-8"
			>
				<p className="font-semibold">
					{text.order} <OrderNumber number={order.number} />
					{text.deliveredAt(time(arrivedAt))}
				</p>
				<h2 id="order-arrival" className="max-w-[55%] display-type text-3xl">
					{heading(order.status)}
				</h2>
				{early > 0 && <p className="mt-1 max-w-[55%] font-semibold">{text.early(early)}</p>}
				{order.lateCredit > 0 && (
					<p className="mt-1 max-w-[55%] font-semibold">{lateCredit(order.lateCredit)}</p>
				)}
				<Picture
					src="/art/crate-full.webp"
					alt=""
					width={320}
					height={320}
					className="absolute inset-e-4 bottom-2 w-[38%] max-w-52"
				/>
			</section>
			<div className="relative -mt-8 px-3 md:px-6">
				<ArrivalQuestion order={order} reported={reports.map(({ product }) => product)} />
			</div>
		</div>
	);
}

/** What becomes of money that was paid for an order which does not go out as it is; nothing for any other order. */
export function OrderMoney({ order }: { order: Order }) {
	const { money: text } = useMessages("orderBasket");
	const { paymentType } = useMessages("order");
	const rupees = useRupees();
	const { refundDue, returned } = order;
	const byHand = returned.wallet + returned.cash;
	const { money } = ORDER_STATES[order.status];
	const contact = (
		<>
			<PageLink href="/contact">{text.contact}</PageLink>
			{text.end}
		</>
	);
	if (money === "returned" && returned.credit > 0 && byHand + refundDue === 0) {
		return (
			<Notice tone="success" title={text.creditIsBack}>
				{text.inAccount(rupees(returned.credit))}
			</Notice>
		);
	}
	if (order.paymentStatus === "refunded") {
		return (
			<Notice tone="success" title={text.wentBack(rupees(byHand + returned.credit))}>
				{text.mailed}
				{contact}
			</Notice>
		);
	}
	if (order.paymentStatus !== "refund due") return null;
	if (money === "held") {
		return (
			<Notice tone="info" title={text.safe(rupees(refundDue))}>
				{text.held(paymentType(order.paymentType))}
				{contact}
			</Notice>
		);
	}
	return (
		<Notice tone="info" title={text.refundDue}>
			{money === "returned" ? text.goesBack(rupees(refundDue)) : text.some}
			{contact}
		</Notice>
	);
}

/** The four digits that the customer tells the rider at the door; nothing once the order needs them no more. */
export function HandoverCode({ order: { handoverCode, status } }: { order: OwnOrder }) {
	const { code: text } = useMessages("orders");
	if (!handoverCode || !isPromised(status)) return null;
	return (
		<Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<p className="max-w-[36ch]">
				<b>{text.title}</b> {text.text}
			</p>
			<p dir="ltr" className="text-4xl font-heavy tracking-[0.2em] figures">
				{handoverCode}
			</p>
		</Panel>
	);
}

/** In the place of its way: nothing is packed before its customer has said yes. */
function AskForYes({ order }: { order: Order }) {
	const { ask: text } = useMessages("confirmOrder");
	const rupees = useRupees();
	return (
		<ConfirmPanel
			orderId={order._id}
			about={text.about(order.number, rupees(order.toCollect))}
			title={text.title}
			no={
				<a href="#cancel-order" className="inline-flex min-h-tap items-center font-heavy">
					{text.cancel}
				</a>
			}
		>
			<p>{text.text}</p>
		</ConfirmPanel>
	);
}

/** So long after it came an order is news; milliseconds. */
const MOMENT_MS = 24 * 3_600_000;

type OrderDetailProps = {
	order: OwnOrder;
	/** What its customer has reported of it. */
	reports: readonly Report[];
	/** Milliseconds. */
	now: number;
};

/** One order in full. Only an order on its way, or one that has just come, gets the loud panel. */
export function OrderDetail({ order, reports, now }: OrderDetailProps) {
	const text = useMessages("orders");
	const { heading } = useMessages("orderStates");
	const { date } = useMessages("time");
	const arrived = arrivedAt(order);
	const isJustHere = arrived !== null && now - new Date(arrived).getTime() < MOMENT_MS;
	return (
		<div className="grid gap-4">
			{order.confirmation === "asked" && isOpen(order.status) ? (
				<AskForYes order={order} />
			) : (
				isOpen(order.status) && <OrderTrack order={order} now={now} />
			)}
			<HandoverCode order={order} />
			{isJustHere && <OrderArrival order={order} arrivedAt={arrived} reports={reports} />}
			{!isOpen(order.status) && !isJustHere && (
				<header className="px-1 pt-1">
					<p className="font-semibold text-ink-2">
						{text.order} <OrderNumber number={order.number} />
						{text.comma}
						{date(order.createdAt)}
					</p>
					<h2 className="display-type text-3xl">{heading(order.status)}</h2>
				</header>
			)}
			<OrderReports reports={reports} items={order.items} />
			<OrderMoney order={order} />
			<div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
				<OrderTimeline order={order} now={now} />
				<OrderBasket order={order} />
			</div>
		</div>
	);
}
