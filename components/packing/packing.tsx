"use client";

import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useNow } from "@/lib/client/time";
import { soundPacked } from "@/lib/notifications/client/seller-sound";
import type { SellerOrder } from "@/lib/orders/rules/seller-order";
import { type Packing as PackingState, usePacking } from "@/lib/packing/client";
import { useSearchCatalogue } from "@/lib/products/client/suggestions";
import { PackedOrders } from "./packing-end";
import { PackingOrders } from "./packing-orders";
import { PackingQueue } from "./packing-queue";
import "./packing.css";

type PackingProps = {
	orders: SellerOrder[];
	/** How many are to be packed, on all pages. */
	total: number;
	/** The place after which less urgent orders follow, or null at the end of the list. */
	older: string | null;
	/** These are the most urgent ones. */
	isTop: boolean;
	servedAt: number;
};

/** What the packer has chosen of the orders that are there; else the most urgent one. */
function chosenOf(orders: readonly SellerOrder[], ids: readonly string[]): SellerOrder[] {
	const found = orders.filter(({ _id }) => ids.includes(_id));
	return found.length > 0 ? found : orders.slice(0, 1);
}

/** Completes all these orders; those that were refused stay open with their reason. */
async function completeAll(
	{ complete }: PackingState,
	orders: readonly SellerOrder[],
): Promise<SellerOrder[]> {
	const packed = await Promise.all(orders.map(complete));
	return packed.filter((order) => order !== null);
}

/** Orders are packed one after the other, or several on one walk. */
export function Packing({ orders: served, total, older, isTop, servedAt }: PackingProps) {
	const packing = usePacking(served);
	const now = useNow(servedAt);
	const shelf = useSearchCatalogue(true);
	const [ids, setIds] = useState<readonly string[]>([]);
	const [isTogether, setTogether] = useState(false);
	const [packed, setPacked] = useState<readonly SellerOrder[]>([]);

	const done = new Set(packed.map(({ _id }) => _id));
	const open = packing.orders.filter((order) => !done.has(order._id));
	const chosen = chosenOf(open, ids);
	const onOtherPages = total - served.length;

	function choose({ _id }: SellerOrder): void {
		const others = chosen.map((order) => order._id).filter((id) => id !== _id);
		if (!isTogether) setIds([_id]);
		else if (others.length < chosen.length && others.length > 0) setIds(others);
		else setIds([...others, _id]);
	}

	function walkTogether(together: boolean): void {
		setTogether(together);
		setIds(chosen.slice(0, together ? undefined : 1).map(({ _id }) => _id));
	}

	async function complete(): Promise<void> {
		const finished = await completeAll(packing, chosen);
		if (finished.length === 0) return;
		soundPacked();
		setPacked(finished);
		setIds(chosen.map(({ _id }) => _id).filter((id) => !finished.some((order) => order._id === id)));
	}

	async function undo(order: SellerOrder): Promise<void> {
		if (!(await packing.reopen(order))) return;
		setPacked((all) => all.filter(({ _id }) => _id !== order._id));
		setIds([order._id]);
	}

	if (packed.length > 0) {
		return (
			<PackedOrders
				orders={packed}
				next={open[0]}
				refusal={packed.flatMap(({ _id }) => packing.refusals.get(_id) ?? [])[0]}
				onUndo={(order) => void undo(order)}
				onNext={() => setPacked([])}
			/>
		);
	}
	if (chosen.length === 0 && onOtherPages > 0) {
		return (
			<EmptyState
				as="h1"
				art="/art/one-basket.webp"
				title="These are all packed"
				actions={<ButtonLink href="/seller/packing">The most urgent orders</ButtonLink>}
			>
				There are more orders to pack.
			</EmptyState>
		);
	}
	if (chosen.length === 0) {
		return (
			<EmptyState as="h1" art="/art/one-basket.webp" title="Nothing to pack">
				The next order stands here as soon as it is placed.
			</EmptyState>
		);
	}
	return (
		<div className="grid gap-4 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-6">
			<div className="min-w-0 max-lg:order-2 lg:sticky lg:top-20">
				<PackingQueue
					orders={open}
					total={open.length + onOtherPages}
					older={older}
					isTop={isTop}
					chosen={chosen.map(({ _id }) => _id)}
					isTogether={isTogether}
					now={now}
					onChoose={choose}
					onTogether={walkTogether}
				/>
			</div>
			<PackingOrders
				orders={chosen}
				shelf={shelf}
				now={now}
				busy={chosen.some(({ _id }) => packing.completing.has(_id))}
				refusal={chosen.flatMap(({ _id }) => packing.refusals.get(_id) ?? [])[0]}
				onDecide={packing.decide}
				onAllPicked={() => void complete()}
			/>
		</div>
	);
}
