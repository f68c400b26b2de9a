"use client";

import "./packing.css";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useNow } from "@/lib/client/time";
import { soundPacked } from "@/lib/notifications/client/seller-sound";
import { isPromised, TO_PACK } from "@/lib/orders/rules/order-states";
import { type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import { type Packing as PackingState, usePacking } from "@/lib/packing/client";
import { usePackers } from "@/lib/packing/client/packers";
import type { Packers, PackingAisle } from "@/lib/packing/rules";
import { useSearchCatalogue } from "@/lib/products/client/suggestions";
import { PackedOrders } from "./packing-end";
import { PackingOrders, type PackingOrdersProps } from "./packing-orders";
import { PackingQueue } from "./packing-queue";

type PackingProps = {
	orders: SellerOrder[];
	aisles: readonly PackingAisle[];
	/** How many are to be packed, on all pages. */
	total: number;
	/** The place after which less urgent orders follow, or null at the end of the list. */
	older: string | null;
	/** These are the most urgent ones. */
	isTop: boolean;
	/** What a piece of what is weighed weighs, by product. */
	aboutGrams: PackingOrdersProps["aboutGrams"];
	/** What others pack. */
	packers: Packers;
	servedAt: number;
};

/** Completes all these orders; those that were refused stay open with their reason. */
async function completeAll(
	{ complete }: PackingState,
	orders: readonly SellerOrder[],
): Promise<SellerOrder[]> {
	const packed = await Promise.all(orders.map(complete));
	return packed.filter((order) => order !== null);
}

/** The ids of those that somebody packs; what waits for its customer's yes is only looked at. */
const toPack = (orders: readonly SellerOrder[]) =>
	orders.filter((order) => !waitsForYes(order)).map(({ _id }) => _id);

/** What is promised stands first, then what is on hold and promises nothing; what waits for a yes is last. */
function placeOf(order: SellerOrder): number {
	if (waitsForYes(order)) return 2;
	return isPromised(order.status) ? 0 : 1;
}

/** Orders are packed one after the other, or several on one walk. */
export function Packing(props: PackingProps) {
	const { orders: served, aisles, total, older, isTop, aboutGrams, servedAt } = props;
	const packing = usePacking(served);
	const now = useNow(servedAt);
	const shelf = useSearchCatalogue(true);
	/** What somebody has begun with; until then one order is only looked at. */
	const [ids, setIds] = useState<readonly string[]>([]);
	const [shown, setShown] = useState<string | null>(null);
	const [isTogether, setTogether] = useState(false);
	const [packed, setPacked] = useState<readonly SellerOrder[]>([]);

	const left = packing.orders.filter(({ status }) => TO_PACK.includes(status));
	const open = left.toSorted((one, other) => placeOf(one) - placeOf(other));
	const among = (some: readonly string[]) => open.filter(({ _id }) => some.includes(_id));
	const { packers, takeOver } = usePackers(props.packers, toPack(among(ids)));
	const mostUrgent = open.find(({ _id }) => !packers[_id]) ?? open[0];
	// Never another one under the thumb: what stood here first stays, though a more urgent one comes. What promises nothing
	// gives way until it is touched.
	const opening = packed.length === 0 ? mostUrgent : undefined;
	if (shown === null && opening && isPromised(opening.status) && !waitsForYes(opening)) setShown(opening._id);
	const first = shown ?? opening?._id;
	const inSight = ids.length > 0 || first === undefined ? ids : [first];
	const chosen = among(inSight);
	const onOtherPages = total - served.length;

	function choose({ _id }: SellerOrder): void {
		const others = chosen.map((order) => order._id).filter((id) => id !== _id);
		// The scale types on in what is open already; where another order opens, its field takes the focus by itself.
		if (!isTogether && others.length < chosen.length)
			document.querySelector<HTMLElement>("input[data-line]")?.focus();
		if (!isTogether) setIds([_id]);
		else if (others.length < chosen.length && others.length > 0) setIds(others);
		else setIds([...others, _id]);
	}

	function walkTogether(together: boolean): void {
		setTogether(together);
		setIds(chosen.slice(0, together ? undefined : 1).map(({ _id }) => _id));
	}

	/** What somebody has begun with stays in sight, and is theirs. */
	function keepChosen(): string[] {
		const kept = chosen.map(({ _id }) => _id);
		setIds(kept);
		return kept;
	}

	function decide(...decision: Parameters<PackingState["decide"]>): void {
		keepChosen();
		packing.decide(...decision);
	}

	/** What is touched stays, though nothing of it is decided yet. */
	const stay = () => setShown(first ?? null);

	async function complete(): Promise<void> {
		stay();
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

	function lookAtNext(): void {
		setPacked([]);
		setIds(among(ids).map(({ _id }) => _id));
		setShown(null);
	}

	if (packed.length > 0) {
		return (
			<PackedOrders
				orders={packed}
				next={among(ids)[0] ?? mostUrgent}
				refusal={packed.flatMap(({ _id }) => packing.refusals.get(_id) ?? [])[0]}
				onUndo={(order) => void undo(order)}
				onNext={lookAtNext}
			/>
		);
	}
	if (chosen.length === 0 && inSight.length > 0) {
		// Its own end may be heard of before the answer to it.
		if (inSight.some((id) => packing.completing.has(id))) return <div aria-busy />;
		return (
			<EmptyState
				as="h1"
				art="/art/one-basket.webp"
				title="This order is no longer to be packed"
				actions={<Button onClick={lookAtNext}>Next</Button>}
			>
				It was cancelled, or somebody else has packed it.
			</EmptyState>
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
		<div className="grid grid-cols-1 gap-4 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-6">
			<div className="min-w-0 max-lg:order-2 lg:sticky lg:top-20">
				<PackingQueue
					orders={open}
					total={open.length + onOtherPages}
					older={older}
					isTop={isTop}
					chosen={chosen.map(({ _id }) => _id)}
					isTogether={isTogether}
					packers={packers}
					now={now}
					onChoose={choose}
					onTogether={walkTogether}
				/>
			</div>
			<PackingOrders
				aisles={aisles}
				orders={chosen}
				shelf={shelf}
				aboutGrams={aboutGrams}
				now={now}
				busy={chosen.some(({ _id }) => packing.completing.has(_id))}
				refusal={chosen.flatMap(({ _id }) => packing.refusals.get(_id) ?? [])[0]}
				packer={chosen.flatMap(({ _id }) => packers[_id] ?? [])[0]}
				onTakeOver={() => {
					keepChosen();
					return takeOver(toPack(chosen));
				}}
				onTouch={stay}
				onDecide={decide}
				onAllPicked={() => void complete()}
			/>
		</div>
	);
}
