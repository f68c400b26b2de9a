import { useMessages } from "#messages";
import { useShop } from "#shop";
import { Notice } from "@/components/ui/notice";
import { PageLink } from "@/components/ui/page-link";
import { Panel } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { useRupees } from "@/components/ui/price";
import { minutesEarly } from "@/lib/delivery/promise-rules";
import type { Order, OwnOrder } from "@/lib/orders/rules/order";
import { whyItWaits } from "@/lib/orders/rules/order-messages";
import { arrivedAt, isOpen, isPromised, mayCancel, ORDER_STATES } from "@/lib/orders/rules/order-states";
import { waitsForYes } from "@/lib/orders/rules/seller-order";
import { REPORTABLE_MS, type Report } from "@/lib/reports/rules";
import { firstAtTheDoor } from "@/lib/riders/rules";
import { ArrivalQuestion } from "./arrival-question";
import { ConfirmPanel } from "./confirm-panel";
import { OrderBasket } from "./order-basket";
import { OrderReports } from "./order-reports";
import { OrderNumber } from "./order-styles";
import { OrderTimeline, OrderTrack } from "./order-timeline";

type OrderArrivalProps = {
	order: Order;
	arrivedAt: string;
	reports: readonly Report[];
	/** Milliseconds. */
	now: number;
};

/** The moment an order has come: the crate at the door, and whether all of it is good. */
export function OrderArrival({ order, arrivedAt, reports, now }: OrderArrivalProps) {
	const text = useMessages("orders");
	const { lateCredit } = useMessages("order");
	const { heading } = useMessages("orderStates");
	const { time, nearTime } = useMessages("time");
	const shop = useShop();
	const until = new Date(new Date(arrivedAt).getTime() + REPORTABLE_MS);
	const early = minutesEarly(order, arrivedAt);
	const isLate = minutesEarly(order, firstAtTheDoor(order.statusHistory) ?? arrivedAt) < 0;
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
				{isLate && order.lateCredit === 0 && <p className="mt-1 max-w-[55%] font-semibold">{text.late}</p>}
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
				<ArrivalQuestion
					order={order}
					reported={reports.map(({ product }) => product)}
					until={text.reportUntil(nearTime(until, now, shop), time(until.toISOString()))}
				/>
			</div>
		</div>
	);
}

/** What becomes of money that was paid for an order which does not go out as it is, or of what is too much; nothing for any other order. */
export function OrderMoney({ order }: { order: Order }) {
	const { money: text } = useMessages("orderBasket");
	const { reason } = useMessages("orders");
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
				{text.notified}
				{contact}
			</Notice>
		);
	}
	if (order.paymentStatus !== "refund due") return null;
	if (money === "held") {
		const why = whyItWaits(order);
		return (
			<Notice tone="info" title={text.safe(rupees(refundDue))}>
				{why && `${reason(why)} `}
				{text.held}
				{contact}
			</Notice>
		);
	}
	return (
		<Notice tone="info" title={text.refundDue}>
			{text.goesBack(rupees(refundDue))}
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
function AskForYes({ order, now }: { order: Order; now: number }) {
	const { ask: text } = useMessages("confirmOrder");
	const rupees = useRupees();
	return (
		<ConfirmPanel
			orderId={order._id}
			about={text.about(order.number, rupees(order.toCollect))}
			title={text.title}
			no={
				mayCancel(order, now) && (
					<a href="#cancel-order" className="inline-flex min-h-tap items-center font-heavy">
						{text.cancel}
					</a>
				)
			}
		>
			<p>{text.text}</p>
		</ConfirmPanel>
	);
}

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
	const isJustHere = arrived !== null && now - new Date(arrived).getTime() < REPORTABLE_MS;
	return (
		<div id="order" className="grid gap-4 lg:col-start-2 lg:row-start-1">
			{waitsForYes(order) ? (
				<AskForYes order={order} now={now} />
			) : (
				isOpen(order.status) && <OrderTrack order={order} now={now} />
			)}
			<HandoverCode order={order} />
			{isJustHere && <OrderArrival order={order} arrivedAt={arrived} reports={reports} now={now} />}
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
