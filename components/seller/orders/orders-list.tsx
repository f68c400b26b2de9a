"use client";

import { useState } from "react";
import { useWantedOrder } from "@/lib/client/bring-into-sight";
import { useStillOrder } from "@/lib/client/use-still-order";
import { byTimeLeft, newestFirst, type SellerOrder } from "@/lib/domain/seller-order";
import { OrderCard } from "./order-card";
import { OrderRow } from "./order-row";
import { OrdersTable } from "./orders-table";
import { PrintBar } from "./print-bar";
import { useOrderSteps } from "./use-order-steps";

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
