"use client";

import "./packing.css";
import { clsx } from "clsx";
import Link from "next/link";
import { useState } from "react";
import { TimeLeft } from "@/components/orders/staff/order-state";
import { CountBadge } from "@/components/ui/badges";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { useNow } from "@/lib/client/time";
import { soundPacked } from "@/lib/notifications/client/seller-sound";
import { type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import { type Packing as PackingState, usePacking } from "@/lib/packing/client";
import { usePackers } from "@/lib/packing/client/packers";
import type { Packers, PackingAisle } from "@/lib/packing/rules";
import { useSearchCatalogue } from "@/lib/products/client/suggestions";
import { counted } from "@/lib/text/money";
import { bagNumber } from "./lines";
import { PackedOrders } from "./packing-end";
import { PackingOrders, type PackingOrdersProps } from "./packing-orders";

type PackingQueueProps = {
	orders: readonly SellerOrder[];
	/** How many are to be packed, on all pages. */
	total: number;
	/** The place after which less urgent orders follow, or null at the end of the list. */
	older: string | null;
	/** These are the most urgent ones. */
	isTop: boolean;
	/** Ids of the orders that are being packed. */
	chosen: readonly string[];
	/** Several are packed at once: each press adds an order or takes it out. */
	isTogether: boolean;
	packers: Packers;
	now: number;
	onChoose: (order: SellerOrder) => void;
	onTogether: (isTogether: boolean) => void;
};

/** The orders to pack, the most urgent first: a strip on phones, a column on wide screens. */
function PackingQueue(props: PackingQueueProps) {
	const { orders, total, older, isTop, chosen, isTogether, packers, now, onChoose, onTogether } = props;
	return (
		<div className="min-w-0">
			<div className="mb-2 flex items-center justify-between gap-2">
				<h2 className="flex items-center gap-2 display-type text-lg whitespace-nowrap">
					To pack <CountBadge count={total} isWhole />
				</h2>
				{orders.length > 1 && (
					<button
						type="button"
						aria-pressed={isTogether}
						onClick={() => onTogether(!isTogether)}
						className="min-h-tap rounded-md px-2 text-sm font-bold whitespace-nowrap text-primary lg:text-xs aria-pressed:bg-primary-soft aria-pressed:text-on-primary-soft"
					>
						Several at once
					</button>
				)}
			</div>
			<PageLinks older={older} isTop={isTop} />
			<nav aria-label="Orders to pack, the most urgent first">
				<ul className="-mx-4 flex snap-x gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] lg:mx-0 lg:grid lg:overflow-visible lg:px-0">
					{orders.map((order) => {
						const isChosen = chosen.includes(order._id);
						return (
							<li key={order._id} className="flex-none snap-start scroll-ms-4">
								<button
									type="button"
									aria-pressed={isTogether ? isChosen : undefined}
									aria-current={!isTogether && isChosen ? "true" : undefined}
									onClick={() => onChoose(order)}
									className={clsx(
										"grid min-h-tap w-full min-w-39 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 gap-y-0.5 rounded-md px-3 py-2 text-start",
										isChosen
											? "bg-primary-soft text-on-primary-soft inset-ring-2 inset-ring-primary"
											: waitsForYes(order)
												? "bg-accent-soft text-on-accent-soft"
												: "bg-surface inset-ring-1 inset-ring-line",
									)}
								>
									<b className="text-md font-extrabold figures">{bagNumber(order)}</b>
									<span className="text-end text-sm [&>span]:min-w-0">
										<TimeLeft order={order} now={now} />
									</span>
									<span
										className={clsx(
											"col-span-2 truncate text-xs",
											!isChosen && !waitsForYes(order) && "text-ink-3",
										)}
									>
										{noteOf(order, packers)}
									</span>
								</button>
							</li>
						);
					})}
				</ul>
			</nav>
		</div>
	);
}

function noteOf(order: SellerOrder, packers: Packers): string {
	const packer = packers[order._id];
	if (packer) return `${packer} is packing this`;
	return waitsForYes(order) ? "Waits for a yes" : `${counted(order.items.length, "line")}, ${order.area}`;
}

const PAGE_LINK =
	"inline-flex min-h-tap items-center gap-1 rounded-md text-sm font-bold text-primary lg:text-xs";

/** To the orders that do not stand here because there are too many. */
function PageLinks({ older, isTop }: Pick<PackingQueueProps, "older" | "isTop">) {
	if (isTop && !older) return null;
	return (
		<nav aria-label="Pages of orders to pack" className="mb-1 flex items-center justify-between gap-2">
			{!isTop && (
				<Link href="/seller/packing" prefetch={false} className={PAGE_LINK}>
					<Icon name="chevron-left" />
					Most urgent
				</Link>
			)}
			{older && (
				<Link href={`/seller/packing?older=${older}`} prefetch={false} className={clsx(PAGE_LINK, "ms-auto")}>
					Less urgent
					<Icon name="chevron-right" />
				</Link>
			)}
		</nav>
	);
}

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

/** Orders are packed one after the other, or several on one walk. */
export function Packing(props: PackingProps) {
	const { orders: served, aisles, total, older, isTop, aboutGrams, servedAt } = props;
	const packing = usePacking(served);
	const now = useNow(servedAt);
	const shelf = useSearchCatalogue(true);
	const [ids, setIds] = useState<readonly string[]>([]);
	const [isTogether, setTogether] = useState(false);
	const [packed, setPacked] = useState<readonly SellerOrder[]>([]);

	const done = new Set(packed.map(({ _id }) => _id));
	const left = packing.orders.filter((order) => !done.has(order._id));
	const open = [...left.filter((order) => !waitsForYes(order)), ...left.filter(waitsForYes)];
	const picked = open.filter(({ _id }) => ids.includes(_id));
	const { packers, takeOver } = usePackers(props.packers, toPack(picked));
	const mostUrgent = open.find(({ _id }) => !packers[_id]) ?? open[0];
	const chosen = picked.length > 0 || !mostUrgent ? picked : [mostUrgent];
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
				onDecide={decide}
				onAllPicked={() => void complete()}
			/>
		</div>
	);
}
