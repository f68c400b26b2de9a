"use client";

import { clsx } from "clsx";
import { useRef, useState } from "react";
import { WaitsForYes } from "@/components/orders/staff/waits-for-yes";
import { PageHead, SegmentButtons } from "@/components/staff/page-head";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { useNow } from "@/lib/client/time";
import { useKeys } from "@/lib/client/use-keys";
import { useStillOrder } from "@/lib/orders/client/seller-orders";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { useDispatch } from "@/lib/riders/client/dispatch";
import {
	type BoardRider,
	groupsOf,
	isLate,
	type RiderColumn,
	readyGroups,
	riderColumns,
	suggestedRider,
} from "@/lib/riders/rules";
import { counted } from "@/lib/text/money";
import { ReadyBags, RiderBags } from "./bag-lists";
import "./dispatch.css";

type DispatchBoardProps = {
	orders: SellerOrder[];
	/** What nobody packs before a yes. */
	waiting: readonly SellerOrder[];
	riders: readonly BoardRider[];
	/** Rupees that a rider may have; null without a limit. */
	limit: number | null;
	servedAt: number;
};

const READY = "ready";

/** Bags are chosen and given to a rider with two presses, or dragged to them. */
export function DispatchBoard({ orders: served, waiting, riders, limit, servedAt }: DispatchBoardProps) {
	const { orders, give } = useDispatch(served);
	const now = useNow(servedAt);
	const [order, setOrder] = useState<"area" | "time">("area");
	const [shown, setShown] = useState(READY);
	const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
	const dragged = useRef<string | null>(null);

	const isByArea = order === "area";
	const sorted = readyGroups(orders, isByArea).flatMap(({ bags }) => bags);
	const [ready, hold] = useStillOrder(sorted, ({ _id }) => _id);
	const chosen = ready.filter(({ _id }) => picked.has(_id));
	const columns = riderColumns(orders, riders);
	const open = columns.some(({ _id }) => _id === shown) ? shown : READY;
	const suggested = suggestedRider(columns, chosen);

	function choose(ids: readonly string[], isChosen: boolean): void {
		const others = [...picked].filter((id) => !ids.includes(id));
		setPicked(new Set(isChosen ? [...others, ...ids] : others));
	}

	const sum = chosen.reduce((all, { toCollect }) => all + toCollect, 0);
	/** What a rider would have beyond the limit with so many rupees more; 0 where that is nothing. */
	const beyond = ({ outstanding, cash }: RiderColumn, more = sum) =>
		limit === null ? 0 : Math.max(0, outstanding + cash + more - limit);

	function giveTo(rider: RiderColumn | undefined, ids = chosen.map(({ _id }) => _id)): void {
		if (!rider || rider.isOff || ids.length === 0) return;
		setPicked(new Set());
		void give(ids, { _id: rider._id, name: rider.name });
	}

	/** What is dragged goes along with the others that are chosen, if it is one of them. */
	function dropOn(rider: RiderColumn): void {
		const id = dragged.current;
		dragged.current = null;
		if (id === null) return;
		giveTo(rider, picked.has(id) ? undefined : [id]);
	}

	// The keys 1 to 9 give what is chosen to that rider, Esc lets go.
	useKeys(({ key, target, ctrlKey, metaKey, altKey }) => {
		const isTyping = target instanceof HTMLInputElement && target.type !== "checkbox";
		if (isTyping || ctrlKey || metaKey || altKey) return;
		if (key === "Escape") setPicked(new Set());
		else if (/^[1-9]$/.test(key)) giveTo(columns[Number(key) - 1]);
	});

	return (
		<>
			<PageHead title="Dispatch" note={<Sums orders={orders} ready={ready.length} now={now} />}>
				<SegmentButtons
					label="What is ready"
					items={[
						{ value: "area", label: "By area" },
						{ value: "time", label: "By time" },
					]}
					value={order}
					onChange={setOrder}
				/>
			</PageHead>
			{waiting.map((order) => (
				<WaitsForYes key={order._id} order={order} now={now} />
			))}
			<Places columns={columns} ready={ready} now={now} shown={open} onShow={setShown} />
			<div
				className={clsx(
					"flex min-w-0 items-start gap-5 max-lg:grid lg:pb-4",
					chosen.length > 0 && "max-lg:pb-44",
				)}
			>
				<ReadyBags
					groups={groupsOf(ready, isByArea)}
					hold={hold}
					now={now}
					chosen={new Set(chosen.map(({ _id }) => _id))}
					isOpen={open === READY}
					onChoose={choose}
					onDrag={(id) => {
						dragged.current = id;
					}}
				/>
				<div className="flex min-w-0 items-start gap-4 max-lg:contents lg:sticky lg:top-20 lg:max-h-[calc(100vh-6rem)] lg:overflow-auto lg:pb-2">
					{columns.map((rider) => (
						<RiderBags
							key={rider._id}
							rider={rider}
							now={now}
							chosen={chosen}
							limit={limit}
							beyond={chosen.length > 0 ? beyond(rider) : 0}
							isSuggested={rider._id === suggested}
							isOpen={open === rider._id}
							onGive={() => giveTo(rider)}
							onDrop={() => dropOn(rider)}
							onTakeBack={(id) => void give([id], null)}
						/>
					))}
					{columns.length === 0 && (
						<p className="max-w-80 rounded-lg bg-bg-sunk p-5 text-ink-2 max-lg:hidden">
							Nobody rides yet. Invite a rider under Team.
						</p>
					)}
				</div>
			</div>
			{chosen.length > 0 && open === READY && (
				<GiveBar
					count={chosen.length}
					columns={columns}
					suggested={suggested}
					beyond={beyond}
					onGive={giveTo}
					onClear={() => setPicked(new Set())}
				/>
			)}
		</>
	);
}

function Sums({ orders, ready, now }: { orders: readonly SellerOrder[]; ready: number; now: number }) {
	const late = orders.filter((order) => isLate(order, now)).length;
	return (
		<span className="flex flex-wrap gap-x-4 figures">
			<span>
				<b className="text-ink">{ready}</b> ready
			</span>
			<span>
				<b className="text-ink">{orders.length - ready}</b> with riders
			</span>
			{late > 0 && (
				<span className="inline-flex items-center gap-1 font-strong text-danger">
					<Icon name="triangle-exclamation-point" className="size-4" />
					{late} late
				</span>
			)}
		</span>
	);
}

type PlacesProps = {
	columns: readonly RiderColumn[];
	ready: readonly SellerOrder[];
	now: number;
	shown: string;
	onShow: (place: string) => void;
};

/** On a phone one place of the board is shown at a time. */
function Places({ columns, ready, now, shown, onShow }: PlacesProps) {
	const items = [{ _id: READY, name: "Ready", bags: ready }, ...columns].map(({ _id, name, bags }) => {
		const late = bags.filter((bag) => isLate(bag, now)).length;
		const label = (
			<>
				{name} <span className="figures">{bags.length}</span>
				{late > 0 && (
					<>
						<span aria-hidden className="size-2 rounded-full bg-danger" />
						<span className="sr-only">{late} late</span>
					</>
				)}
			</>
		);
		return { value: _id, label };
	});
	return (
		<SegmentButtons
			label="Board"
			items={items}
			value={shown}
			onChange={onShow}
			className="-mx-4 overflow-x-auto px-4 lg:hidden"
		/>
	);
}

type GiveBarProps = {
	count: number;
	columns: readonly RiderColumn[];
	suggested: string | undefined;
	/** Rupees beyond the limit that a rider would have. */
	beyond: (rider: RiderColumn) => number;
	onGive: (rider: RiderColumn) => void;
	onClear: () => void;
};

/** To whom the chosen bags go, under the thumb. */
function GiveBar({ count, columns, suggested, beyond, onGive, onClear }: GiveBarProps) {
	const riding = columns.filter(({ isOff }) => !isOff);
	return (
		<section
			aria-label="Give the chosen bags"
			className="dispatch-give staff-bar fixed inset-x-0 bottom-0 z-bar grid gap-2 bg-surface px-4 pt-2 pb-[calc(0.85rem+env(safe-area-inset-bottom))] shadow-bar lg:hidden"
		>
			<div className="flex items-center justify-between gap-3 font-strong">
				<p>{counted(count, "bag")} chosen</p>
				<Button variant="quiet" size="sm" onClick={onClear}>
					Clear
				</Button>
			</div>
			<div className="flex gap-2 overflow-x-auto pb-1">
				{riding.map((rider) => (
					<Button
						key={rider._id}
						variant={rider._id === suggested ? "primary" : "outline"}
						disabled={beyond(rider) > 0}
						onClick={() => onGive(rider)}
						className="min-w-28 flex-1 flex-col gap-0! leading-tight!"
					>
						{rider.name}
						<small className="font-medium">
							{beyond(rider) > 0
								? "past the limit"
								: rider.bags.length === 0
									? "free"
									: counted(rider.bags.length, "bag")}
						</small>
					</Button>
				))}
				{riding.length === 0 && <p className="text-ink-2">Nobody rides yet. Invite a rider under Team.</p>}
			</div>
		</section>
	);
}
