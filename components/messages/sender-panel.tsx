import Link from "next/link";
import { Fragment } from "react";
import { OrderNumber, SELLER_STYLES } from "@/components/orders/order-styles";
import { ButtonLink } from "@/components/ui/button";
import { ListChecks } from "@/components/ui/icons";
import { MoreLink, Panel } from "@/components/ui/panel";
import type { CustomerCard } from "@/lib/customers/rules";
import type { ListRead } from "@/lib/messages/rules";
import type { Thread } from "@/lib/messages/threads-rules";
import { formatTime, nearDay } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";

/** What is on its way to whoever writes, and what the owner knows of them. */
export function SenderPanel({ thread: { last }, sender }: { thread: Thread; sender: CustomerCard | null }) {
	const { openOrder: order } = last;
	return (
		<Panel className="grid gap-2 max-wide:col-start-2 max-lg:col-start-1" aria-label="Of the sender">
			<h2 className="text-xs font-bold text-ink-3">Latest open order</h2>
			{order ? (
				<Link
					href={`/seller/orders/${order._id}`}
					prefetch={false}
					className="grid gap-0.5 rounded-md bg-bg px-3.5 py-3 ring-1 ring-line hover:ring-primary"
				>
					<span className="flex flex-wrap justify-between gap-x-2">
						<b>
							<OrderNumber number={order.number} />
						</b>
						<span className={`font-semibold ${SELLER_STYLES[order.status].colour}`}>{order.status}</span>
					</span>
					<span className="text-ink-2">
						{counted(order.lines, "line")}, {formatRupees(order.amount)}
					</span>
					<span className="text-ink-2">
						{nearDay(new Date(order.promisedAt), Date.now())}, {formatTime(order.promisedAt)}, {order.area}
					</span>
				</Link>
			) : (
				<p className="text-ink-2">Nothing is on its way to them.</p>
			)}
			{sender && <Known sender={sender} />}
		</Panel>
	);
}

function Known({ sender: { _id, orders, spent, refused, note } }: { sender: CustomerCard }) {
	const figures = [
		["Orders", formatAmount(orders)],
		["Spent", formatRupees(spent)],
		["Refused", formatAmount(refused)],
	];
	return (
		<>
			<h2 className="mt-2 border-t border-line pt-3.5 text-xs font-bold text-ink-3">Customer</h2>
			<dl className="grid grid-cols-[1fr_auto] gap-y-1.5 figures">
				{figures.map(([label, value]) => (
					<Fragment key={label}>
						<dt className="text-ink-2">{label}</dt>
						<dd className="text-end font-bold">{value}</dd>
					</Fragment>
				))}
			</dl>
			<MoreLink href={`/seller/customers/${_id}`}>Their card</MoreLink>
			{note && (
				<>
					<h2 className="mt-2 border-t border-line pt-3.5 text-xs font-bold text-ink-3">Note</h2>
					<p dir="auto" className="wrap-anywhere whitespace-pre-line">
						{note}
					</p>
				</>
			)}
		</>
	);
}

/** A message that reads as a list: nothing is ordered here, the desk opens with it. */
export function ListCard({ id, list: { lines, unsure, amount } }: { id: string; list: ListRead }) {
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 rounded-lg border border-dashed border-line-strong px-4 py-3">
			<ListChecks className="icon text-primary" />
			<p className="leading-snug">
				<b className="block wrap-anywhere">
					{counted(lines, "line")} read
					{unsure.length > 0 && `, ${unsure.length} not sure: `}
					<bdi>{unsure.join(", ")}</bdi>
				</b>
				<span className="text-ink-2 figures">{formatRupees(amount)} at today’s prices</span>
			</p>
			<ButtonLink
				href={`/seller/phone-order?message=${id}`}
				variant="soft"
				size="sm"
				className="col-start-2 justify-self-start"
			>
				Order by phone with this
			</ButtonLink>
		</div>
	);
}
