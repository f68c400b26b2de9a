import { clsx } from "clsx";
import Link from "next/link";
import { Fragment } from "react";
import { WaitsForYes } from "@/components/orders/staff/waits-for-yes";
import { WayOut } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { addressText } from "@/lib/accounts/rules/address";
import { useAction } from "@/lib/client/use-action";
import { lateText, minutesText, promiseOf, whenText } from "@/lib/delivery/promise-rules";
import { isHeld, isPromised } from "@/lib/orders/rules/order-states";
import {
	asSentence,
	piecesOf,
	recipientOf,
	type SellerOrder,
	waitsForYes,
} from "@/lib/orders/rules/seller-order";
import { extraGrams, gramsText, isChanged, lessOf, missingWords } from "@/lib/packing/rules";
import { useShop } from "@/lib/shop/client/shop";
import { counted, formatRupees } from "@/lib/text/money";
import { bagNumber } from "./lines";
import { MISSING_REQUESTS } from "./wish-words";

/** Minutes from which on the time left is loud. */
const SOON = 15;

/** What is packed, for whom, until when, and what the customer wants. */
export function PackingHead({ orders, now }: { orders: readonly SellerOrder[]; now: number }) {
	const [order] = orders;
	if (!order) return null;
	const isShared = orders.length > 1;
	const pieces = orders.reduce((sum, each) => sum + piecesOf(each), 0);
	const items = orders.flatMap((each) => each.items);
	const byWeight = items.filter(({ stepGrams }) => stepGrams !== null).length;
	const counts = byWeight > 0 ? `${byWeight} by weight` : counted(pieces, "piece");
	return (
		<>
			<div className="staff-bar z-header flex flex-wrap items-center gap-2 bg-bg max-lg:sticky max-lg:top-0 max-lg:order-1 max-lg:-mx-4 max-lg:-mt-5 max-lg:border-b max-lg:border-line max-lg:bg-surface max-lg:px-2 max-lg:py-2">
				<Link
					href="/seller/orders"
					aria-label="All orders"
					className="grid size-tap flex-none place-items-center rounded-full lg:hidden"
				>
					<Icon name="chevron-left" className="size-7" />
				</Link>
				<div className="min-w-24 flex-1">
					<h1 className="display-figure text-2xl leading-tight whitespace-nowrap">
						{isShared ? `${orders.length} orders` : bagNumber(order)}
					</h1>
					<p className="truncate text-sm text-ink-2">
						<span className="lg:hidden">
							{isShared ? orders.map(bagNumber).join(", ") : `${recipientOf(order)}, ${order.area}`}
						</span>
						<span className="max-lg:hidden">
							{counted(items.length, "line")}, {counts}
						</span>
					</p>
				</div>
				{!isShared && order.address.phoneNumber && (
					<a
						href={`tel:${order.address.phoneNumber}`}
						aria-label={`Call ${order.address.firstName}`}
						className="grid size-tap flex-none place-items-center rounded-full text-primary inset-ring-[1.5px] inset-ring-primary xl:hidden"
					>
						<Icon name="phone" />
					</a>
				)}
				<TimeLeft order={order} now={now} />
			</div>
			{!isShared && <CustomerRequest order={order} />}
		</>
	);
}

function TimeLeft({ order, now }: { order: SellerOrder; now: number }) {
	const shop = useShop();
	if (!isPromised(order.status)) return null;
	const { minutesLeft } = promiseOf(order, now);
	const isLate = minutesLeft <= 0;
	return (
		<p
			className={clsx(
				"max-w-[max(100%-13rem,5.5rem)] min-w-0 rounded-md px-3 py-1.5 text-end leading-tight font-bold sm:max-w-none sm:flex-none",
				isLate
					? "bg-danger-soft text-on-danger-soft"
					: minutesLeft < SOON
						? "bg-accent text-on-accent"
						: "bg-primary-soft text-on-primary-soft",
			)}
		>
			<span className="display-figure text-xl">
				{isLate ? lateText(minutesLeft) : minutesText(minutesLeft)}
			</span>
			<span className="block text-xs font-semibold">{whenText(order, now, shop)}</span>
		</p>
	);
}

/** What to do where something is missing, and what else the customer has said; it stays in sight. */
function CustomerRequest({ order }: { order: SellerOrder }) {
	const { deliveryInstructions } = order.address;
	return (
		<section
			aria-label="The customer’s wish"
			className="staff-bar z-5 flex items-center gap-3 rounded-md bg-accent-soft px-3.5 py-2.5 text-on-accent-soft max-lg:sticky max-lg:top-17 max-lg:order-3 max-lg:-mt-1 lg:sticky lg:top-18"
		>
			<Icon name="message-square-quote" className="size-6 flex-none" />
			<p className="min-w-0 leading-snug">
				<b>{MISSING_REQUESTS[order.ifMissing]}</b>
				{deliveryInstructions && <span className="block wrap-anywhere">“{deliveryInstructions}”</span>}
			</p>
		</section>
	);
}

/** Who packs it elsewhere, and the way to go on in their place. */
export function PackedByAnother({ packer, onTakeOver }: { packer: string; onTakeOver: () => Promise<void> }) {
	const { busy, run } = useAction(onTakeOver, "Failed to take it over");
	return (
		<p
			role="status"
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-3.5 py-2 text-on-accent-soft max-lg:order-2"
		>
			<b>{packer} is packing this</b>
			<Button size="sm" variant="outline" busy={busy} onClick={() => void run()}>
				Take over
			</Button>
		</p>
	);
}

/** What has to be heard from its customer before an order is packed; nothing for any other order. */
export function WhyNotPacked({ order, now }: { order: SellerOrder; now: number }) {
	const { status, holdReason, address } = order;
	const isAsked = waitsForYes(order);
	if (!isAsked && !isHeld(status)) return null;
	return (
		<div className="min-w-0 max-lg:order-2">
			{isAsked ? (
				<WaitsForYes order={order} now={now} />
			) : (
				<Notice tone="danger" title={`${bagNumber(order)} is on hold.`}>
					{asSentence(holdReason)}
					{/* Whoever leaves takes the number along. */}
					{address.phoneNumber && (
						<>
							{" "}
							Call{" "}
							<a href={`tel:${address.phoneNumber}`}>
								{address.firstName}, {address.phoneNumber}
							</a>
							, before it is packed.
						</>
					)}
				</Notice>
			)}
		</div>
	);
}

/** Whom the order goes to, and how to reach them. */
export function PackingCustomer({ order }: { order: SellerOrder }) {
	const { phoneNumber } = order.address;
	return (
		<Panel className="grid gap-3 p-5 md:p-5" aria-label="Customer">
			<div>
				<PanelTitle className="wrap-anywhere">{recipientOf(order)}</PanelTitle>
				{order.address.landmark && <p className="mt-1 font-strong">{order.address.landmark}</p>}
				<p className="mt-1 text-ink-2">{addressText(order.address)}</p>
			</div>
			{phoneNumber && (
				<WayOut href={`tel:${phoneNumber}`} variant="outline" block icon="phone">
					{phoneNumber}
				</WayOut>
			)}
		</Panel>
	);
}

/** What the order comes to as it is packed so far; amounts in rupees. */
export function PackingSums({ order }: { order: SellerOrder }) {
	const final = order.finalAmount ?? order.amount;
	const changes = order.items.filter(isChanged).map((item) => {
		const substitute = item.packed?.replacement;
		const extra = item.packed ? extraGrams(item, item.packed) : 0;
		const short = item.stepGrams ? "less" : "short";
		return {
			key: item.product._id,
			text: substitute
				? `${substitute.product.name} for ${item.product.name}`
				: `${item.product.name}, ${extra > 0 ? `${gramsText(extra)} more` : `${missingWords(item)} ${short}`}`,
			less: lessOf(item),
		};
	});
	// A coupon takes less off what costs less, so that this may be more than before.
	const lessOnTop = order.amount - final - changes.reduce((sum, { less }) => sum + less, 0);
	const paid = order.toCollect === 0 ? 0 : final - order.toCollect;
	return (
		<dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 text-sm figures [&>dt]:pe-4">
			<dt>Ordered</dt>
			<dd className="text-end">{formatRupees(order.amount)}</dd>
			{changes.map(({ key, text, less }) => (
				<Fragment key={key}>
					<dt>{text}</dt>
					<dd className="text-end">{less > 0 ? `− ${formatRupees(less)}` : "same price"}</dd>
				</Fragment>
			))}
			{lessOnTop !== 0 && (
				<>
					<dt>{order.discount > 0 ? "Tax and coupon" : "Tax on it"}</dt>
					<dd className="text-end">
						{lessOnTop > 0 ? "−" : "+"} {formatRupees(Math.abs(lessOnTop))}
					</dd>
				</>
			)}
			{paid > 0 && (
				<>
					<dt>Paid already</dt>
					<dd className="text-end">− {formatRupees(paid)}</dd>
				</>
			)}
			<dt className="border-t border-dashed border-line-strong pt-3 text-md font-bold">
				{order.toCollect === 0 ? "Paid, comes to" : "To collect"}
			</dt>
			<dd className="border-t border-dashed border-line-strong pt-2 text-end display-figure text-2xl">
				{formatRupees(order.toCollect === 0 ? final : order.toCollect)}
			</dd>
		</dl>
	);
}
