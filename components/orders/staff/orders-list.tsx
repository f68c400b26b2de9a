"use client";

import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/form/choices";
import { useStillOrder, useWantedOrder } from "@/lib/orders/client/seller-orders";
import {
	byTimeLeft,
	newestFirst,
	PRINT_DOCUMENTS,
	printHref,
	type SellerOrder,
} from "@/lib/orders/rules/seller-order";
import { formatAmount } from "@/lib/text/money";
import { OrderCard, OrderRow } from "./order-row";
import { useOrderSteps } from "./use-order-steps";

/** The table of orders on wide screens; its rows come from outside. What a row shows never moves its columns. */
export function OrdersTable({ children }: { children: ReactNode }) {
	return (
		<table className="w-full min-w-240 table-fixed text-start">
			<thead className="bg-bg-sunk text-xs whitespace-nowrap text-ink-2 *:*:px-3 *:*:py-2.5 *:*:font-strong">
				<tr>
					<th scope="col" className="w-12">
						<span className="sr-only">Choose</span>
					</th>
					<th scope="col" className="w-33">
						Order
					</th>
					<th scope="col">Customer</th>
					<th scope="col" className="w-15 text-end">
						Items
					</th>
					<th scope="col" className="w-27 text-end">
						Total
					</th>
					<th scope="col" className="w-34">
						Payment
					</th>
					<th scope="col" className="w-52">
						Status
					</th>
					<th scope="col" className="w-28">
						Time left
					</th>
					<th scope="col" className="w-17">
						<span className="sr-only">Details</span>
					</th>
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
						icon={<Printer className="icon" />}
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
