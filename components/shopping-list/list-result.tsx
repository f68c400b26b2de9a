"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#messages";
import { Button, ButtonLink, Skeleton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useRupees } from "@/components/ui/price";
import {
	type Choice,
	type FoundLine,
	itemsOfList,
	type ListItem,
	type Result,
	useKeptSince,
} from "@/lib/shopping-list/client/list";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { costOf, FoundRow, MissedRow } from "./list-row";

/** What items of a list come to, rupees. */
export function costOfList(items: readonly ListItem[]): number {
	return items.reduce((sum, { product, quantity }) => sum + costOf(product, quantity), 0);
}

/** What was found comes to, and the one button that takes it. */
export function ListFoot({ found, onAdd }: { found: readonly FoundLine[]; onAdd: () => void }) {
	const text = useMessages("list");
	const rupees = useRupees();
	const items = itemsOfList(found);
	const toCheck = found.filter(({ doubt, product }) => doubt !== null && product.inStock).length;
	if (items.length === 0) return null;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 md:grid-cols-[1fr_19rem]">
			<p role="status" className="leading-tight">
				<span className="block text-xs font-semibold text-ink-2">{text.things(items.length, toCheck)}</span>
				<b className="text-xl font-extrabold whitespace-nowrap figures">{rupees(costOfList(items))}</b>
			</p>
			<Button size="lg" icon="shopping-basket" onClick={onAdd} className="figures">
				{text.add(items.length)}
			</Button>
		</div>
	);
}

/** Shown where looking takes longer than an eye needs, in milliseconds. */
const PATIENCE_MS = 300;

function Looking() {
	const [isLong, setLong] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLong(true), PATIENCE_MS);
		return () => clearTimeout(timer);
	}, []);
	if (!isLong) return <div className="min-h-72" />;
	return (
		<div aria-busy className="grid min-h-72 content-start gap-5 pt-2">
			{[1, 2, 3].map((row) => (
				<div key={row} className="grid grid-cols-[4rem_1fr] items-center gap-3.5">
					<Skeleton className="size-16 rounded-md" />
					<span className="grid gap-2">
						<Skeleton className="h-4 w-3/5" />
						<Skeleton className="h-11 w-34 rounded-full" />
					</span>
				</div>
			))}
		</div>
	);
}

/** Prices and products are those of the last visit while there is no network. */
function OfflineNotice() {
	const text = useMessages("list");
	const { time } = useMessages("time");
	const since = useKeptSince();
	if (since === null) return null;
	return (
		<Notice tone="warning" title={text.offline} live className="mb-2">
			{text.offlineSince(since && time(since))}
		</Notice>
	);
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

type ListResultProps = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Everything that was written. */
	paper: string;
	/** Null while the catalogue is on its way. */
	result: Result | null;
	/** The paper itself, which stands beside what was found where there is room. */
	writing: ReactNode;
	foot: ReactNode;
	onBack: () => void;
	onChoose: (key: string, choice: Choice) => void;
	/** Writes a line anew; "" takes it off. */
	onRewrite: (line: string, next: string) => void;
};

/** What the shop has for each line, and what stays on the list. */
export function ListResult(props: ListResultProps) {
	const { open, onOpenChange, paper, result, writing, foot, onBack, onChoose, onRewrite } = props;
	const text = useMessages("list");
	const found = result?.found ?? [];
	const missed = result?.missed ?? [];
	const counted = found.filter(({ product }) => product.inStock).length;
	const all = found.length + missed.length;
	const title = !result ? text.title : counted === 0 ? text.none : text.found(counted, all);

	function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
		const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-line]")];
		const at = event.target instanceof HTMLElement ? rows.indexOf(event.target) : -1;
		const line = found[at];
		if (!line) return;
		const { key, quantity } = line;
		const step = STEPS[event.key];
		if (step !== undefined) rows[at + step]?.focus();
		else if (event.key === "+") onChoose(key, { quantity: Math.min(MAX_LINE_QUANTITY, quantity + 1) });
		else if (event.key === "-") onChoose(key, { quantity: Math.max(1, quantity - 1) });
		else if (event.key === "Delete") onChoose(key, { isDropped: true });
		else return;
		event.preventDefault();
	}

	return (
		<Dialog {...{ open, onOpenChange, title }} size="lg" foot={foot}>
			<div className="grid gap-x-6 pb-5 md:min-h-96 md:grid-cols-[16rem_minmax(0,1fr)]">
				<button
					type="button"
					onClick={onBack}
					className="mb-2 flex min-h-tap w-full items-center gap-2 rounded-md bg-bg-sunk ps-3.5 pe-1 text-start md:hidden"
				>
					<span dir="auto" className="min-w-0 flex-1 truncate text-ink-2">
						{paper.replace(/\s*\n\s*/g, " · ")}
					</span>
					<b className="px-2.5 text-primary">{text.change}</b>
				</button>
				<div className="sticky top-0 flex h-[min(34rem,calc(100dvh-15rem))] flex-col gap-3 self-start border-line pt-1 max-md:hidden md:border-e md:pe-6">
					{writing}
					<p className="flex gap-2 text-sm text-ink-2">
						<Icon name="info" className="icon text-primary" />
						{text.changing}
					</p>
				</div>
				<div className="min-w-0">
					<OfflineNotice />
					{!result && <Looking />}
					{result && counted === 0 && (
						<div className="grid gap-3 pb-2">
							<p className="text-ink-2">{text.noneNote}</p>
							<div className="flex flex-wrap gap-2.5">
								<Button variant="outline" onClick={onBack} className="md:hidden">
									{text.changeList}
								</Button>
								<ButtonLink href="/all-products">{text.browse}</ButtonLink>
							</div>
						</div>
					)}
					<ul onKeyDown={onKeyDown} className="grid">
						{found.map((line, at) => (
							<FoundRow key={line.key} line={line} isFirst={at === 0} onChoose={onChoose} />
						))}
					</ul>
					{missed.length > 0 && (
						<>
							<h3 className="pt-4 font-bold">{text.still}</h3>
							<ul className="grid">
								{missed.map((line) => (
									<MissedRow key={line.key} text={line.text} onRewrite={onRewrite} />
								))}
							</ul>
						</>
					)}
				</div>
			</div>
		</Dialog>
	);
}
