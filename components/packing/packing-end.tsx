"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { recipientOf, type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import { isChanged } from "@/lib/packing/rules";
import { counted, formatRupees } from "@/lib/text/money";
import { bagNumber, isToWeigh, stateOf, type WalkedLine } from "./lines";
import { PackingSums } from "./packing-summary";

type PackingBarProps = {
	lines: readonly WalkedLine[];
	/** All of it is of one order that is on hold. */
	isOnHold: boolean;
	busy: boolean;
	/** Why the last decision was not saved. */
	refusal?: string;
	onAllPicked: () => void;
};

/** How far the walk is, and the one press that ends it: lines nobody has decided are taken as picked, and none is without a weight. */
export function PackingBar({ lines, isOnHold, busy, refusal, onAllPicked }: PackingBarProps) {
	const states = lines.map(stateOf);
	const left = states.filter((state) => state === "open").length;
	const toWeigh = lines.filter(isToWeigh).length;
	const isAsked = lines.some(({ order }) => waitsForYes(order));
	const changed = lines.filter(isChanged).length;
	return (
		<div className="packing-bar staff-bar fixed inset-x-0 bottom-0 z-bar bg-surface px-4 pt-3 pb-[calc(0.8rem+env(safe-area-inset-bottom))] shadow-bar lg:border-t lg:border-line lg:px-6 lg:shadow-none">
			<span
				role="progressbar"
				aria-label={`${lines.length - left} of ${lines.length} lines decided`}
				aria-valuemin={0}
				aria-valuemax={lines.length}
				aria-valuenow={lines.length - left}
				className="mb-2.5 grid auto-cols-fr grid-flow-col gap-1"
			>
				{lines.map((line, index) => (
					<i
						key={`${line.order._id}:${line.product._id}`}
						style={busy ? { transitionDelay: `${index * 40}ms` } : undefined}
						className={clsx(
							"h-2 rounded-full transition-colors",
							{ open: "bg-line", picked: "bg-leaf-500", short: "bg-mango-500", replaced: "bg-mango-500" }[
								stateOf(line)
							],
						)}
					/>
				))}
			</span>
			{refusal && (
				<p role="alert" className="mb-2 text-sm font-semibold text-danger">
					{refusal}
				</p>
			)}
			<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 lg:grid-cols-[minmax(0,1fr)_16rem]">
				<p className="leading-tight font-strong" role="status">
					<b className="display-figure text-2xl">{left}</b> left
					<span className="block text-xs font-medium text-ink-3">
						{toWeigh > 0 ? `${toWeigh} to weigh` : changed > 0 ? `${changed} changed` : "none changed"}
					</span>
				</p>
				<Button
					size="lg"
					busy={busy}
					disabled={toWeigh > 0 || isAsked}
					onClick={onAllPicked}
					icon={<Icon name={toWeigh > 0 ? "scale" : "check-check"} className="size-6" />}
				>
					{isAsked
						? "Waits for a yes"
						: toWeigh > 0
							? `Weigh ${toWeigh} more`
							: isOnHold
								? "Pack it after all"
								: left > 0
									? "All picked"
									: "All packed"}
				</Button>
			</div>
		</div>
	);
}

type PackedOrdersProps = {
	orders: readonly SellerOrder[];
	next: SellerOrder | undefined;
	/** Why the step could not be taken back. */
	refusal?: string;
	onUndo: (order: SellerOrder) => void;
	onNext: () => void;
};

/** The bag is packed: the number to write on it, what is to be collected, and the way to the next one. */
export function PackedOrders({ orders, next, refusal, onUndo, onNext }: PackedOrdersProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="mx-auto grid w-full max-w-120 gap-3 rounded-xl bg-field p-4 text-leaf-950 md:p-6">
			<h1
				ref={heading}
				tabIndex={-1}
				className="flex items-center justify-center gap-3 display-type text-3xl focus-visible:outline-none"
			>
				<Icon name="check-check" className="size-14 stroke-[2.5]" />
				Packed
			</h1>
			<div className="grid justify-items-center">
				<p className="z-1 -mb-3 grid animate-plant rounded-lg bg-white px-7 py-2.5 text-center shadow-md">
					{orders.map((order) => (
						<b key={order._id} className="display-figure text-4xl leading-none">
							{bagNumber(order)}
						</b>
					))}
				</p>
				<Picture
					src="/art/crate-full.webp"
					alt=""
					width={320}
					height={240}
					className="w-40 animate-set-down"
				/>
			</div>
			{orders.map((order) => (
				<Panel key={order._id} className="grid gap-3 text-ink" aria-label={order.number}>
					<div>
						<PanelTitle>Write {bagNumber(order)} on the bag</PanelTitle>
						<p className="mt-1 text-ink-2">
							{recipientOf(order)}, {order.area}. Then onto the riders’ shelf.
						</p>
					</div>
					<PackingSums order={order} />
					<div className="grid grid-cols-2 gap-2.5">
						<ButtonLink href={`/seller/print?order=${order._id}`} variant="outline" icon="printer">
							Slip
						</ButtonLink>
						<Button variant="outline" icon="undo-2" onClick={() => onUndo(order)}>
							Undo
						</Button>
					</div>
				</Panel>
			))}
			{refusal && (
				<p
					role="alert"
					className="rounded-md bg-danger-soft px-4 py-2.5 text-sm font-strong text-on-danger-soft"
				>
					{refusal}
				</p>
			)}
			<Button
				variant="primary-on-field"
				size="lg"
				block
				onClick={onNext}
				className="justify-between! px-5! whitespace-normal!"
			>
				{next ? (
					<span className="text-start">
						Next: {bagNumber(next)}{" "}
						<span className="text-sm font-medium">
							{counted(next.items.length, "line")}, {formatRupees(next.amount)}
						</span>
					</span>
				) : (
					"Back to the list"
				)}
				<Icon name="arrow-right" />
			</Button>
		</div>
	);
}
