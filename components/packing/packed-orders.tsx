"use client";

import { ArrowRight, CheckCheck, Printer, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Panel, PanelTitle } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { recipientOf, type SellerOrder } from "@/lib/orders/rules/seller-order";
import { formatRupees } from "@/lib/text/money";
import { bagNumber } from "./lines";
import { PackingSums } from "./packing-sums";

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
				<CheckCheck className="size-14 stroke-[2.5]" />
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
						<ButtonLink
							href={`/seller/print?order=${order._id}`}
							variant="outline"
							icon={<Printer className="icon" />}
						>
							Slip
						</ButtonLink>
						<Button variant="outline" icon={<Undo2 className="icon" />} onClick={() => onUndo(order)}>
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
				className="justify-between px-5 whitespace-normal"
			>
				{next ? (
					<span className="text-start">
						Next: {bagNumber(next)}{" "}
						<span className="text-sm font-medium">
							{next.items.length} {next.items.length === 1 ? "line" : "lines"}, {formatRupees(next.amount)}
						</span>
					</span>
				) : (
					"Back to the list"
				)}
				<ArrowRight className="icon" />
			</Button>
		</div>
	);
}
