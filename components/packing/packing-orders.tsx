"use client";

import { useMemo, useState } from "react";
import { Panel } from "@/components/ui/panel";
import { useKeys } from "@/lib/client/use-keys";
import { isHeld } from "@/lib/orders/rules/order-states";
import { type SellerOrder, waitsForYes } from "@/lib/orders/rules/seller-order";
import type { Packed, PackingAisle } from "@/lib/packing/rules";
import { piecesOf } from "@/lib/products/rules/amounts";
import type { Suggestion } from "@/lib/products/rules/search";
import { isToWeigh, keyOf, stateOf, type WalkedGroup, type WalkedLine, walkOf, weighedAs } from "./lines";
import { MissingDialog } from "./missing-dialog";
import { PackingBar } from "./packing-end";
import { PackingLine } from "./packing-line";
import { PackedByAnother, PackingCustomer, PackingHead, PackingSums, WhyNotPacked } from "./packing-summary";
import { useScale } from "./use-scale";
import { WeighLine } from "./weigh-line";

type PackingKeys = {
	lines: readonly WalkedLine[];
	onMissing: (line: WalkedLine) => void;
	onAllPicked: () => void;
};

function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** The lines' own buttons, in the order of the walk. */
function buttons(): HTMLElement[] {
	return [...document.querySelectorAll<HTMLElement>("[data-line]")];
}

function move(step: number): void {
	const all = buttons();
	const at = all.findIndex((button) => button.matches(":focus"));
	const next = at === -1 ? 0 : at + step;
	all[Math.min(all.length - 1, Math.max(0, next))]?.focus();
}

/** The packer's keys: up and down move, M says that something is missing, A that all is there; Space is the button's own. */
function usePackingKeys({ lines, onMissing, onAllPicked }: PackingKeys): void {
	useKeys((event) => {
		if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
		const key = event.key.toLowerCase();
		if (key === "arrowdown") move(1);
		else if (key === "arrowup") move(-1);
		else if (key === "a") onAllPicked();
		else if (key === "m") {
			const line = lines.find((line) => document.activeElement?.getAttribute("data-line") === keyOf(line));
			if (line) onMissing(line);
		} else return;
		event.preventDefault();
	});
}

export type PackingOrdersProps = {
	/** One order, or several that are walked at once. */
	orders: readonly SellerOrder[];
	aisles: readonly PackingAisle[];
	shelf: readonly Suggestion[] | null;
	/** What a piece weighs, by product; nothing of what is sold by the piece, or not known. */
	aboutGrams: Readonly<Record<string, number | null>>;
	now: number;
	busy: boolean;
	refusal?: string;
	/** Who else packs them: until they are taken over they are here to be read. */
	packer?: string;
	onTakeOver: () => Promise<void>;
	/** Somebody types or opens something, and has decided nothing yet. */
	onTouch: () => void;
	onDecide: (order: SellerOrder, product: string, packed: Packed | null) => void;
	onAllPicked: () => void;
};

const MARKS = { Vegetables: "bg-veg-mark", Fruits: "bg-fruit-mark", Bundles: "bg-bundle-mark" } as const;

function leftText(lines: readonly WalkedLine[]): string {
	const left = lines.filter((line) => stateOf(line) === "open").length;
	return lines.length > 1 ? `${left} left of ${lines.length}` : `${left} left`;
}

const titleOf = ({ aisle, category }: WalkedGroup) => aisle?.name ?? category ?? "Others";

/** The lines of the chosen orders by category, and what ends the walk. */
export function PackingOrders(props: PackingOrdersProps) {
	const { orders, aisles, shelf, aboutGrams, now, busy, refusal, packer, onTouch, onDecide, onAllPicked } =
		props;
	const [missing, setMissing] = useState<WalkedLine | null>(null);
	const groups = useMemo(() => walkOf(orders, aisles), [orders, aisles]);
	const urduNames = useMemo(() => new Map(shelf?.map(({ _id, urduName }) => [_id, urduName])), [shelf]);
	const lines = groups.flatMap((group) => group.lines);
	const scale = useScale(lines);
	const [order] = orders;
	const isShared = orders.length > 1;
	const isOnHold = !isShared && orders.some(({ status }) => isHeld(status));
	const isWaiting = busy || Boolean(packer) || lines.some(isToWeigh) || orders.some(waitsForYes) || isOnHold;
	const ask = (line: WalkedLine) => {
		onTouch();
		setMissing(line);
	};
	usePackingKeys({ lines, onMissing: ask, onAllPicked: isWaiting ? () => {} : onAllPicked });

	function toggle(line: WalkedLine): void {
		const isOpen = line.packed === null;
		onTouch();
		if (line.stepGrams !== null) scale.open(line);
		if (line.stepGrams !== null && isOpen) return;
		onDecide(line.order, line.product._id, isOpen ? { quantity: line.quantity, replacement: null } : null);
	}

	function weigh(line: WalkedLine, grams: number): void {
		onDecide(line.order, line.product._id, weighedAs(line, grams));
		scale.open(scale.next);
	}

	return (
		<>
			{/* Who calls its customer has begun with it. */}
			<div
				className="contents xl:grid xl:min-w-0 xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-start xl:gap-6"
				onPointerDownCapture={onTouch}
			>
				<div className="contents lg:grid lg:min-w-0 lg:gap-4">
					<PackingHead orders={orders} now={now} />
					{orders.map((each) => (
						<WhyNotPacked key={each._id} order={each} now={now} />
					))}
					{packer && <PackedByAnother packer={packer} onTakeOver={props.onTakeOver} />}
					<div
						className="grid min-w-0 gap-4 max-lg:order-3"
						inert={Boolean(packer) || orders.every(waitsForYes)}
						onInput={onTouch}
					>
						{groups.map((group) => (
							<section key={titleOf(group)} aria-label={titleOf(group)}>
								<h2 className="mb-2 flex items-center gap-2 text-lg font-strong">
									<i
										aria-hidden
										className={`size-2.75 rounded-xs ${group.category ? MARKS[group.category] : "bg-line-strong"}`}
									/>
									{titleOf(group)}
									<span className="ms-auto text-sm font-semibold text-ink-3">{leftText(group.lines)}</span>
								</h2>
								<ul className="grid gap-2.5 xl:grid-cols-2 xl:items-start">
									{group.lines.map((line) => {
										const { _id, urduName = urduNames.get(_id) } = line.product;
										const about = { ...line, grams: undefined, aboutGrams: aboutGrams[_id] ?? null };
										const shown = {
											...{ line, isShared, urduName, pieces: piecesOf(about) },
											onMissing: () => ask(line),
										};
										return line === scale.line ? (
											<WeighLine
												key={keyOf(line)}
												{...shown}
												next={scale.next?.product.name}
												onMove={move}
												onWeigh={(grams) => weigh(line, grams)}
											/>
										) : (
											<PackingLine key={keyOf(line)} {...shown} onToggle={() => toggle(line)} />
										);
									})}
								</ul>
							</section>
						))}
					</div>
				</div>
				{order && !isShared && (
					<aside className="hidden gap-4 xl:sticky xl:top-20 xl:grid">
						<PackingCustomer order={order} />
						<Panel className="p-5 md:p-5" aria-label="What it comes to">
							<PackingSums order={order} />
						</Panel>
						<Keys isWeighing={scale.line !== null} isOnHold={isOnHold} />
					</aside>
				)}
			</div>
			{!packer && <PackingBar {...{ lines, isOnHold, busy, refusal, onAllPicked }} />}
			{missing && (
				<MissingDialog
					key={keyOf(missing)}
					line={missing}
					shelf={shelf}
					onClose={() => setMissing(null)}
					onDecide={(packed) => {
						onDecide(missing.order, missing.product._id, packed);
						setMissing(null);
					}}
				/>
			)}
		</>
	);
}

const KEYS = [
	["↑ ↓", "move"],
	["Space", "picked"],
	["M", "missing"],
	["A", "all picked"],
] as const;

const SCALE_KEYS = [
	["0-9", "grams"],
	["Enter", "next"],
	["=", "as ordered"],
	["M", "missing"],
	["Y", "yes, right"],
	["Esc", "empty"],
] as const;

/** What can be done without a pointer; what is on hold is packed by its button alone. */
function Keys({ isWeighing, isOnHold }: { isWeighing: boolean; isOnHold: boolean }) {
	const keys = isOnHold ? KEYS.filter(([key]) => key !== "A") : KEYS;
	return (
		<dl aria-label="Keys" className="grid grid-cols-2 gap-2 px-1 text-xs text-ink-2">
			{(isWeighing ? SCALE_KEYS : keys).map(([key, does]) => (
				<div key={key} className="flex items-center gap-1.5">
					<dt>
						<kbd className="rounded-xs bg-surface px-1.5 py-0.5 font-sans font-strong ring-1 ring-line-strong">
							{key}
						</kbd>
					</dt>
					<dd>{does}</dd>
				</div>
			))}
		</dl>
	);
}
