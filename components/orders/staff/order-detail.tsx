import Link from "next/link";
import type { ReactNode } from "react";
import { WishWords } from "@/components/packing/wish-words";
import { useMay, useRole } from "@/components/staff/signed-in";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { addressText } from "@/lib/accounts/rules/address";
import { DELIVERY_LABELS } from "@/lib/delivery/promise-rules";
import { linesNow, type SumPart, sumRows, totalsNow } from "@/lib/money/rules";
import { changeFor } from "@/lib/orders/rules/order";
import { isCalledOff, isOpen, ORDER_STATES, stepForward } from "@/lib/orders/rules/order-states";
import { asSentence, recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { insteadWords, lineAmountText, piecesWords } from "@/lib/packing/rules";
import { reasonWords } from "@/lib/riders/rules";
import { formatMoment } from "@/lib/text/dates";
import { formatAmount, formatRupees } from "@/lib/text/money";
import { unbroken } from "@/lib/text/sold-by";
import { SELLER_STYLES } from "../order-styles";
import { OrderStatusText, type OrderViewProps } from "./order-state";
import { WaitsForYes } from "./waits-for-yes";

/** The one step that comes next, as a button. */
export function NextStep({ order, busy, onStep }: Pick<OrderViewProps, "order" | "busy" | "onStep">) {
	const next = stepForward(order.status, useRole());
	const words = next && ORDER_STATES[next].forward;
	if (!words || order.confirmation === "asked") return null;
	const { stepIcon } = SELLER_STYLES[next];
	return (
		<div className="grid justify-items-start gap-2">
			<p>{words.question}</p>
			<Button size="sm" busy={busy} icon={stepIcon} onClick={() => onStep(order, next)}>
				{words.verb}
			</Button>
		</div>
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

const PART_NAMES: Readonly<Record<Exclude<SumPart, "wallet">, string>> = {
	credit: "Paid with credit",
	cash: "Paid in cash",
	wentBack: "Went back",
	goesBack: "Goes back",
	toPay: "To pay",
};

/** What an order comes to, part by part. */
export function OrderSums({ order }: { order: SellerOrder }) {
	const { subtotal, discount, tax, deliveryFee, amount } = totalsNow(order);
	return (
		<dl className="grid max-w-64 gap-1 figures">
			<Sum label="Subtotal" amount={subtotal} />
			{discount > 0 && <Sum label={`Coupon ${order.coupon}`} amount={-discount} />}
			<Sum label="Tax" amount={tax} />
			<Sum label={`Delivery, ${DELIVERY_LABELS[order.deliveryTime].toLowerCase()}`} amount={deliveryFee} />
			<div className="flex justify-between gap-4 border-t border-line pt-1 font-bold">
				<dt>Total</dt>
				<dd>{formatRupees(amount)}</dd>
			</div>
			{amount < order.amount && <Sum label="As ordered" amount={order.amount} />}
			{sumRows(order).map(({ part, amount }) => (
				<Sum
					key={part}
					label={part === "wallet" ? `Paid with ${order.paymentType}` : PART_NAMES[part]}
					amount={amount}
				/>
			))}
			{order.cashNote && order.toCollect > 0 && (
				<Sum
					label={`Change from ${formatAmount(order.cashNote)} notes`}
					amount={changeFor(order.toCollect, order.cashNote)}
				/>
			)}
		</dl>
	);
}

/** What has happened to an order, step by step. */
export function OrderTimeline({ order, now }: { order: SellerOrder; now: number }) {
	return (
		<ol className="grid gap-1.5">
			{order.statusHistory.map((event) => (
				<li key={`${event.status} ${event.at}`} className="flex flex-wrap items-center gap-x-2.5">
					<OrderStatusText status={event.status} />
					<time dateTime={event.at} className="text-xs text-ink-3 figures">
						{formatMoment(event.at, now)}
					</time>
					{event.by === "customer" && <span className="basis-full text-ink-2">By the customer</span>}
					{event.byName && <span className="text-xs text-ink-3">{event.byName}</span>}
					{event.reason && <span className="basis-full text-ink-2">{reasonWords(event.reason)}</span>}
				</li>
			))}
		</ol>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="min-w-0">
			<h2 className="mb-1.5 text-xs font-strong text-ink-3">{title}</h2>
			{children}
		</section>
	);
}

/** What the seller has to do about money that goes back; nothing for any other order. */
function MoneyNotice({ order }: { order: SellerOrder }) {
	const maySettle = useMay("management");
	const { paymentStatus, status, holdReason, refundDue, returned, paymentType } = order;
	const isBarred = order.hasGoneBack && isOpen(status);
	const { money } = ORDER_STATES[status];
	if (paymentStatus === "refunded") {
		return (
			<Notice tone="info" title="Refunded." className="col-span-full">
				{formatRupees(returned.wallet + returned.cash + returned.credit)} went back to the customer
				{isBarred && ": this order cannot go out as paid"}.{" "}
				{maySettle && <Link href="/seller/refunds?state=settled">See how</Link>}
			</Notice>
		);
	}
	if (paymentStatus !== "refund due") {
		if (money !== "held" || !holdReason) return null;
		return (
			<Notice tone="warning" title="On hold." className="col-span-full">
				{asSentence(holdReason)} Call the customer, then pack it again or cancel it.
			</Notice>
		);
	}
	return (
		<Notice tone="warning" title="Refund due." className="col-span-full">
			{money === "held" && `${asSentence(holdReason)} Call the customer, then pack it or cancel it. `}
			{money === "returned" && `${formatRupees(refundDue)} came in with ${paymentType} and has to go back. `}
			{maySettle && <Link href="/seller/refunds">To the refunds</Link>}
		</Notice>
	);
}

type OrderDetailProps = Pick<OrderViewProps, "order" | "now" | "busy" | "onStep">;

/** All of an order: what to pack, where it goes, what it comes to, what happened and what comes next. */
export function OrderDetail({ order, now, busy, onStep }: OrderDetailProps) {
	const { address, status } = order;
	const whenPacked = ORDER_STATES[status].isPacked ? "In the bag" : "To pack";
	return (
		<div className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
			<MoneyNotice order={order} />
			<WaitsForYes order={order} now={now} />
			<Part title={isCalledOff(status) ? "As ordered" : whenPacked}>
				<ul className="grid gap-1">
					{linesNow(order).map((item) => (
						<li key={item.product._id}>
							{item.stepGrams ? (
								unbroken(lineAmountText(item.product.name, item))
							) : (
								<>
									<b className="figures">{piecesWords(item)} ×</b> {item.product.name}
								</>
							)}
							{item.packed?.replacement && (
								<span className="block text-ink-2">
									{insteadWords(item.packed.replacement, item.packed.replacement.product.name)}
								</span>
							)}
							<WishWords wish={item.wish} note={item.note} className="border-s-3 border-accent ps-2" />
						</li>
					))}
				</ul>
			</Part>
			<Part title="Deliver to">
				<address className="grid gap-0.5 not-italic">
					<span>{recipientOf(order)}</span>
					{address.landmark && <b>{address.landmark}</b>}
					<span>{addressText(address)}</span>
					{address.phoneNumber && (
						<a href={`tel:${address.phoneNumber}`} className="tap-area text-link w-fit">
							{address.phoneNumber}
						</a>
					)}
					<span className="break-all text-ink-2">
						{order.takenBy ? `By phone, taken by ${order.takenBy}` : order.customer.email}
					</span>
					{address.deliveryInstructions && <q>{address.deliveryInstructions}</q>}
				</address>
			</Part>
			<Part title="Total">
				<OrderSums order={order} />
			</Part>
			<Part title={isOpen(order.status) ? "Next" : "Story"}>
				<div className="grid gap-3">
					<NextStep order={order} busy={busy} onStep={onStep} />
					<OrderTimeline order={order} now={now} />
				</div>
			</Part>
		</div>
	);
}
