"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useState } from "react";
import { PageHead } from "@/components/staff/page-head";
import { LeaveQuestion } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icons";
import { PlainPicture } from "@/components/ui/picture";
import { UrduText } from "@/components/ui/urdu-text";
import type { ListedAisle } from "@/lib/aisles/rules";
import { useServedList } from "@/lib/client/served-list";
import { hasUnsaved } from "@/lib/client/unsaved";
import { sellerCall } from "@/lib/team/client";
import { formatShortDay } from "@/lib/text/dates";
import { counted } from "@/lib/text/money";
import { AisleForm, type AisleProduct, NOT_SAVED } from "./aisle-form";

const MARKS = { Vegetables: "bg-veg-mark", Fruits: "bg-fruit-mark", Bundles: "bg-bundle-mark" } as const;
const PICTURES = 3;

/** The days of an aisle of a season, as a tag says them. */
function datesOf({ from, until }: ListedAisle): string | null {
	if (!from && !until) return null;
	const parts = [from && `from ${formatShortDay(from)}`, until && `until ${formatShortDay(until)}`];
	return parts.filter(Boolean).join(" ");
}

type RowProps = {
	aisle: ListedAisle;
	pictures: readonly string[];
	isChosen: boolean;
	onEdit: () => void;
	onMove: (by: -1 | 1) => void;
	onDrag: () => void;
	onDrop: () => void;
};

/** An aisle as a row; its handle drags it, or moves it by Alt and an arrow. */
function AisleRow({ aisle, pictures, isChosen, onEdit, onMove, onDrag, onDrop }: RowProps) {
	const { name, urduName, category, count } = aisle;
	const dates = datesOf(aisle);
	const press = (event: KeyboardEvent) => {
		if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
		event.preventDefault();
		onMove(event.key === "ArrowUp" ? -1 : 1);
	};
	return (
		<li
			onDragOver={(event) => event.preventDefault()}
			onDrop={onDrop}
			className={clsx(
				"flex min-h-16 items-center gap-3 rounded-lg bg-surface px-2 py-2",
				isChosen ? "inset-ring-2 inset-ring-primary" : "inset-ring-1 inset-ring-line",
			)}
		>
			<button
				type="button"
				draggable
				onDragStart={onDrag}
				onKeyDown={press}
				aria-label={`Move ${name}: Alt and an arrow`}
				className="grid size-11 flex-none cursor-grab place-items-center rounded-md text-ink-3 hover:bg-bg-sunk"
			>
				<Icon name="grip-vertical" />
			</button>
			<span aria-hidden className="hidden w-24 flex-none sm:flex">
				{pictures.map((src) => (
					<span
						key={src}
						className="-ms-3 size-10 overflow-hidden rounded-md bg-bg-sunk ring-2 ring-surface first:ms-0"
					>
						<PlainPicture src={src} alt="" width={40} height={40} />
					</span>
				))}
			</span>
			<span className="grid min-w-0 flex-1 gap-0.5">
				<span className="flex flex-wrap items-baseline gap-x-2">
					<b>{name}</b>
					<UrduText className="text-ink-2">{urduName}</UrduText>
				</span>
				<span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
					{dates && (
						<span className="inline-flex items-center gap-1 rounded-sm bg-info-soft px-2 py-0.5 text-xs font-bold text-on-info-soft figures">
							<Icon name="moon" className="size-3.5" />
							{dates}
						</span>
					)}
					<span className="inline-flex items-center gap-2">
						<i
							aria-hidden
							className={`size-2.5 rounded-xs ${category ? MARKS[category] : "bg-line-strong"}`}
						/>
						{counted(count, "product")}
					</span>
				</span>
			</span>
			<Button variant="quiet" size="sm" onClick={onEdit} aria-label={`Edit ${name}`}>
				{isChosen ? "Editing" : "Edit"}
			</Button>
		</li>
	);
}

type AislesDeskProps = { aisles: ListedAisle[]; products: readonly AisleProduct[] };

/** The owner's own aisles: their order, their names and days, and what stands in each. */
export function AislesDesk({ aisles: served, products }: AislesDeskProps) {
	const router = useRouter();
	const { items: aisles, change } = useServedList(served);
	const [chosen, setChosen] = useState<string | null>(null);
	/** What is chosen next, once the form that is open may go. */
	const [wanted, setWanted] = useState<string | null>(null);
	const [dragged, setDragged] = useState<string | null>(null);
	const [said, setSaid] = useState("");

	function arrange(id: string, to: number): void {
		const from = aisles.findIndex(({ _id }) => _id === id);
		const moved = aisles[from];
		if (!moved || to < 0 || to >= aisles.length || to === from) return;
		const next = aisles.toSpliced(from, 1).toSpliced(to, 0, moved);
		setSaid(`${moved.name} is number ${to + 1} of ${aisles.length}`);
		void change(
			{ ids: [id], apply: () => next },
			async () => {
				const ids = next.map(({ _id }) => _id);
				const answer = await sellerCall("PUT /api/seller/aisles", { body: { aisles: ids } });
				return () => answer.aisles;
			},
			"Failed to save the order",
		);
	}

	const aisle = aisles.find(({ _id }) => _id === chosen);
	const choose = (id: string) => (id !== chosen && hasUnsaved() ? setWanted(id) : setChosen(id));
	const leave = () => {
		setChosen(wanted);
		setWanted(null);
	};
	const close = () => {
		// A late answer closes no form but its own.
		setChosen((now) => (now === chosen ? null : now));
		router.refresh();
	};
	return (
		<>
			<PageHead
				title="Aisles"
				note="Your own shelves, beside Fruits, Vegetables and Bundles. In this order on All Products and on the packing list."
			>
				<Button size="sm" onClick={() => choose("new")}>
					<Icon name="plus" />
					New aisle
				</Button>
			</PageHead>
			<p role="status" className="sr-only">
				{said}
			</p>
			<div className="grid items-start gap-4.5 xl:grid-cols-[minmax(0,1fr)_22rem]">
				{aisles.length === 0 ? (
					<EmptyState art="/art/one-basket.webp" title="No aisles yet">
						Every page stays as it is until there is one.
					</EmptyState>
				) : (
					<ul className="grid gap-2">
						{aisles.map((each, place) => (
							<AisleRow
								key={each._id}
								aisle={each}
								pictures={products
									.filter((product) => product.aisles.includes(each._id))
									.slice(0, PICTURES)
									.map(({ imageUrl }) => imageUrl)}
								isChosen={each._id === chosen}
								onEdit={() => choose(each._id)}
								onMove={(by) => arrange(each._id, place + by)}
								onDrag={() => setDragged(each._id)}
								onDrop={() => dragged && arrange(dragged, place)}
							/>
						))}
					</ul>
				)}
				{(aisle || chosen === "new") && (
					<AisleForm key={chosen} aisle={aisle ?? null} products={products} onDone={close} />
				)}
			</div>
			<LeaveQuestion isOpen={wanted !== null} onLeave={leave} onStay={() => setWanted(null)} {...NOT_SAVED} />
		</>
	);
}
