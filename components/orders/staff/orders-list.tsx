"use client";

import { type ReactNode, useState } from "react";
import { ButtonLink, IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { Icon } from "@/components/ui/icons";
import { Panel } from "@/components/ui/panel";
import { useStillOrder, useWantedOrder } from "@/lib/orders/client/seller-orders";
import { sumOf } from "@/lib/orders/rules/order";
import {
	awaitsCash,
	byTimeLeft,
	newestFirst,
	PRINT_DOCUMENTS,
	paymentName,
	piecesOf,
	printHref,
	recipientOf,
	type SellerOrder,
} from "@/lib/orders/rules/seller-order";
import { formatMoment } from "@/lib/text/dates";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { OrderDetail } from "./order-detail";
import { type OrderListViewProps, PaymentState, StatusControl, TimeLeft } from "./order-state";
import { useOrderSteps } from "./use-order-steps";

/** One order on phones. */
function OrderCard({ open, onToggle, chosen, onChoose, ...view }: OrderListViewProps) {
	const { order, now, busy, onMarkPaid } = view;
	const detailId = `order-card-${order._id}`;
	return (
		<Panel data-order={order._id} className="grid gap-3 p-4 md:p-6" aria-label={order.number}>
			<div className="flex items-start justify-between gap-3">
				<Checkbox checked={chosen} onChange={(event) => onChoose(event.target.checked)} className="-my-1.5">
					<span className="sr-only">Choose </span>
					<b className="text-md">{order.number}</b>
					<span className="block text-ink-2">{formatMoment(order.createdAt, now)}</span>
				</Checkbox>
				<TimeLeft order={order} now={now} />
			</div>
			<div className="flex items-start justify-between gap-3">
				<span className="wrap-anywhere">
					{recipientOf(order)}
					<span className="block text-ink-2">{order.area}</span>
				</span>
				<span className="flex-none text-end figures">
					<b>{formatRupees(sumOf(order))}</b>
					<span className="block text-ink-2">
						{counted(piecesOf(order), "item")}, {paymentName(order.paymentType)}
					</span>
				</span>
			</div>
			<div className="flex min-h-tap items-center justify-between gap-3">
				<StatusControl {...view} />
				<PaymentState
					order={order}
					busy={busy}
					onMarkPaid={onMarkPaid}
					className={awaitsCash(order) ? "text-sm" : "text-end"}
				/>
			</div>
			<button
				type="button"
				aria-expanded={open}
				aria-controls={open ? detailId : undefined}
				onClick={onToggle}
				className="flex min-h-tap items-center justify-between border-t border-line pt-2 font-strong text-ink-2"
			>
				What to pack and where
				<Icon name="chevron-down" className={open ? "icon rotate-180" : "icon"} />
			</button>
			{open && (
				<div id={detailId}>
					<OrderDetail {...view} />
				</div>
			)}
		</Panel>
	);
}

const COLUMNS: readonly { name: string; look?: string; isHeard?: true }[] = [
	{ name: "Choose", look: "w-12", isHeard: true },
	{ name: "Order", look: "w-33" },
	{ name: "Customer" },
	{ name: "Items", look: "w-15 text-end" },
	{ name: "Total", look: "w-27 text-end" },
	{ name: "Payment", look: "w-34" },
	{ name: "Status", look: "w-52" },
	{ name: "Time left", look: "w-28" },
	{ name: "Details", look: "w-17", isHeard: true },
];

/** One order in the table, with its details beneath once they are asked for. */
function OrderRow({ open, onToggle, chosen, onChoose, ...view }: OrderListViewProps) {
	const { order, now, busy, onMarkPaid } = view;
	const detailId = `order-${order._id}`;
	return (
		<>
			<tr data-order={order._id} className="border-t border-line hover:bg-surface-2 *:h-14 *:px-3 *:py-2">
				<td>
					<Checkbox
						checked={chosen}
						onChange={(event) => onChoose(event.target.checked)}
						aria-label={`Choose ${order.number}`}
					>
						{null}
					</Checkbox>
				</td>
				<td>
					<b className="whitespace-nowrap">{order.number}</b>
					<span className="block text-xs whitespace-nowrap text-ink-3">
						{formatMoment(order.createdAt, now)}
					</span>
				</td>
				<td className="wrap-anywhere">
					{recipientOf(order)}
					<span className="block text-xs text-ink-3">{order.area}</span>
				</td>
				<td className="text-end whitespace-nowrap figures">{piecesOf(order)}</td>
				<td className="text-end font-bold whitespace-nowrap figures">{formatRupees(sumOf(order))}</td>
				<td>
					<PaymentState order={order} busy={busy} onMarkPaid={onMarkPaid} />
				</td>
				<td>
					<StatusControl {...view} />
				</td>
				<td>
					<TimeLeft order={order} now={now} />
				</td>
				<td className="text-end">
					<IconButton
						aria-label={`Details of ${order.number}`}
						aria-expanded={open}
						aria-controls={open ? detailId : undefined}
						onClick={onToggle}
					>
						<Icon name="chevron-down" className={open ? "icon rotate-180" : "icon"} />
					</IconButton>
				</td>
			</tr>
			{open && (
				<tr id={detailId} className="border-t border-line bg-surface-2">
					<td colSpan={COLUMNS.length} className="px-3.5 py-4">
						<OrderDetail {...view} />
					</td>
				</tr>
			)}
		</>
	);
}

/** The table of orders on wide screens; its rows come from outside. What a row shows never moves its columns. */
export function OrdersTable({ children }: { children: ReactNode }) {
	return (
		<table className="w-full min-w-240 table-fixed text-start">
			<thead className="bg-bg-sunk text-xs whitespace-nowrap text-ink-2 *:*:px-3 *:*:py-2.5 *:*:font-strong">
				<tr>
					{COLUMNS.map(({ name, look, isHeard }) => (
						<th key={name} scope="col" className={look}>
							{isHeard ? <span className="sr-only">{name}</span> : name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

type PrintBarProps = {
	/** How many orders the page shows. */
	shown: number;
	/** The ids of those that are chosen, newest first. */
	chosen: string[];
	onChooseAll: (all: boolean) => void;
};

/** Above the orders: choose all of the page, and print those that are chosen. */
export function PrintBar({ shown, chosen, onChooseAll }: PrintBarProps) {
	return (
		<div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg bg-bg-sunk px-3 py-1 max-lg:rounded-b-lg">
			<Checkbox
				checked={chosen.length === shown}
				onChange={(event) => onChooseAll(event.target.checked)}
				className="font-strong text-ink-2"
			>
				{chosen.length === 0 ? `Choose all ${formatAmount(shown)}` : `${formatAmount(chosen.length)} chosen`}
			</Checkbox>
			{chosen.length > 0 &&
				PRINT_DOCUMENTS.map(({ value, plural }) => (
					<ButtonLink
						key={value}
						href={printHref({ order: chosen, as: value })}
						variant="quiet"
						size="sm"
						icon="printer"
					>
						{plural}
					</ButtonLink>
				))}
		</div>
	);
}

type OrdersListProps = {
	orders: SellerOrder[];
	/** When the page was made, in milliseconds. */
	servedAt: number;
	/** What is due first stands first; else the newest. */
	isByTimeLeft?: boolean;
};

/** Orders to pack, deliver and collect for: a table on wide screens, cards on phones. */
export function OrdersList({ orders, servedAt, isByTimeLeft }: OrdersListProps) {
	const steps = useOrderSteps(orders, servedAt, isByTimeLeft ? byTimeLeft : newestFirst);
	const [views, hold] = useStillOrder(steps.views, ({ order }) => order._id);
	const [openId, setOpenId] = useState<string | null>(null);
	const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
	const ids = views.map(({ order }) => order._id);

	useWantedOrder(ids);

	const listed = views.map((view) => {
		const id = view.order._id;
		const open = openId === id;
		return {
			...view,
			open,
			onToggle: () => setOpenId(open ? null : id),
			chosen: chosenIds.has(id),
			onChoose: (chosen: boolean) =>
				setChosenIds((known) => new Set([...known, id].filter((other) => chosen || other !== id))),
		};
	});

	return (
		<>
			<PrintBar
				shown={ids.length}
				chosen={ids.filter((id) => chosenIds.has(id))}
				onChooseAll={(all) => setChosenIds(new Set(all ? ids : []))}
			/>
			<div
				{...hold}
				className="-mt-4.5 hidden overflow-x-auto rounded-b-lg bg-surface ring-1 ring-line lg:block"
			>
				<OrdersTable>
					{listed.map((view) => (
						<OrderRow key={view.order._id} {...view} />
					))}
				</OrdersTable>
			</div>
			<div {...hold} className="grid gap-2.5 lg:hidden">
				{listed.map((view) => (
					<OrderCard key={view.order._id} {...view} />
				))}
			</div>
			{steps.dialog}
		</>
	);
}
