"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { ColumnHeads, end } from "@/components/staff/page-head";
import { SaveBar } from "@/components/staff/save-bar";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/form/input";
import { UrduText } from "@/components/ui/urdu-text";
import { type CameState, cameState, stillTyped, type TypedCame, typedAmount } from "@/lib/buying/rules/came";
import { amountText, type ShownBuyingLine } from "@/lib/buying/rules/need";
import { randomKey } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { useAction } from "@/lib/client/use-action";
import { buildSearchIndex, findProducts } from "@/lib/products/rules/search";
import { sellerCall } from "@/lib/team/client";
import { counted, formatAmount, formatRupees } from "@/lib/text/money";
import { unbroken } from "@/lib/text/sold-by";
import { CostPanel } from "./cost-panel";

const COLUMNS = ["came", "cost"] as const;
type Column = (typeof COLUMNS)[number];

const rowGrid =
	"grid grid-cols-2 items-center gap-x-3 gap-y-1.5 px-4 lg:grid-cols-[minmax(0,1fr)_4.5rem_7rem_7rem_7rem_5.5rem_4.5rem]";

const field = "[&_input]:min-h-tap [&_input]:text-end [&_input]:font-bold [&_input]:placeholder:font-normal";

function Change({ state, last }: { state: CameState; last: number | null }) {
	const { more, percent, isMuchMore } = state;
	if (more === null || more === 0)
		return (
			<span className="text-xs text-ink-3 figures">
				{last === null ? "new" : `last ${formatAmount(last)}`}
			</span>
		);
	return (
		<span
			className={clsx(
				"text-xs font-bold figures",
				isMuchMore ? "text-danger" : more > 0 ? "text-on-warning-soft" : "text-on-success-soft",
			)}
		>
			{more > 0 ? "+" : "−"}
			{formatAmount(Math.abs(more))} {isMuchMore && `${percent}%, sure?`}
		</span>
	);
}

type CameRowProps = {
	line: ShownBuyingLine;
	typed?: TypedCame;
	onType: (product: string, column: Column, text: string) => void;
};

const CameRow = memo(function CameRow({ line, typed = {}, onType }: CameRowProps) {
	const { product, name, urduName, ordered, usual, buy, cost = null, offerPrice, stepGrams, unit } = line;
	const state = cameState(line, typed);
	const isWrong = state.isTyped && state.units === null;
	const one = stepGrams ? "kg" : unit.replace(/^1 /, "");
	const hasRoom = one.length < 6;
	const input = (column: Column) => ({
		"data-product": product,
		"data-column": column,
		inputMode: "decimal" as const,
		autoComplete: "off",
		maxLength: 12,
		value: typed[column] ?? "",
		onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
		onChange: ({ target }: { target: HTMLInputElement }) => onType(product, column, target.value),
	});
	return (
		<li
			className={clsx(
				rowGrid,
				"border-t border-line py-2 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] focus-within:bg-surface-2",
			)}
		>
			<div className="flex min-w-0 items-center gap-3 font-strong max-lg:col-span-2">
				<ProductTile product={line} sizes="2.5rem" small className="size-10 flex-none rounded-sm" />
				<span className="flex min-w-0 flex-wrap gap-x-2.5">
					{name}
					{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
					{!hasRoom && <small className="basis-full text-xs font-normal text-ink-3">{one}</small>}
				</span>
			</div>
			<span className="text-sm text-ink-2 figures max-lg:col-span-2 lg:text-end">
				<span className="lg:hidden">To buy </span>
				{buy > 0 ? unbroken(amountText(buy, line)) : ordered + usual > 0 ? "enough" : "–"}
			</span>
			<Input
				{...input("came")}
				aria-label={`${name}, how much came${one ? `, ${one}` : ""}`}
				aria-invalid={isWrong || undefined}
				unit={hasRoom ? one : undefined}
				placeholder={buy > 0 ? typedAmount(buy, line) : ""}
				className={clsx(
					field,
					state.units !== null && "[&_input]:bg-success-soft [&_input]:text-on-success-soft",
				)}
			/>
			<Input
				{...input("cost")}
				aria-label={`${name}, cost each`}
				aria-invalid={(state.isTyped && state.cost === null) || undefined}
				unit="Rs."
				placeholder={cost === null ? "" : formatAmount(cost)}
				className={clsx(
					field,
					(state.isMuchMore || (state.isTyped && state.isBelowCost)) &&
						"[&_input]:border-danger [&_input]:bg-danger-soft [&_input]:text-on-danger-soft",
				)}
			/>
			<Change state={state} last={cost} />
			<b className="text-end figures">{state.sum > 0 && formatRupees(state.sum)}</b>
			<span className="text-sm figures max-lg:col-span-2 lg:text-end">
				<span className="text-ink-3 lg:hidden">sells at </span>
				<span className={state.isBelowCost ? "font-bold text-danger" : undefined}>
					{formatAmount(offerPrice)}
					{state.isBelowCost && <span className="block text-xs max-lg:inline"> below cost</span>}
				</span>
			</span>
		</li>
	);
});

/** The field below or above in the same column. */
function neighbour(from: HTMLInputElement, step: 1 | -1): HTMLElement | undefined {
	const fields = [...document.querySelectorAll<HTMLElement>(`input[data-column="${from.dataset.column}"]`)];
	return fields[fields.indexOf(from) + step];
}

const searchable = (line: ShownBuyingLine) => ({ ...line, _id: line.product });

type WhatCameProps = {
	day: string;
	lines: ShownBuyingLine[];
	/** What each product cost the last times, by its id. */
	costs: Readonly<Record<string, number[]>>;
};

/** What came, typed through by keyboard; the shelf rises with one press, once however often that is pressed. */
export function WhatCame({ day, lines, costs }: WhatCameProps) {
	const router = useRouter();
	const key = useRef(randomKey());
	const [typed, setTyped] = useState<Readonly<Record<string, TypedCame>>>({});
	const [current, setCurrent] = useState(lines[0]?.product);
	const [query, setQuery] = useState("");
	const index = useMemo(() => buildSearchIndex(lines.map(searchable)), [lines]);
	const found = findProducts(index, query);
	const shown = lines.filter(({ product }) => found === null || found.has(product));
	const onType = (product: string, column: Column, text: string) =>
		setTyped((all) => ({ ...all, [product]: { ...all[product], [column]: text } }));

	const came = lines
		.map((line) => ({ line, state: cameState(line, typed[line.product]) }))
		.filter(({ state }) => state.isTyped);
	const wrong = came.find(({ state }) => state.units === null || state.cost === null);
	const dear = came.find(({ state }) => state.isMuchMore);
	const looked = lines.find(({ product }) => product === current);
	const sum = came.reduce((all, { state }) => all + state.sum, 0);

	function fill(): void {
		const planned = lines.filter(({ buy }) => buy > 0);
		setTyped((all) => {
			const filled = planned.map((line) => {
				const own = all[line.product];
				return [line.product, { ...own, came: own?.came || typedAmount(line.buy, line) }] as const;
			});
			return { ...all, ...Object.fromEntries(filled) };
		});
	}

	const { busy, run } = useAction(
		async () => {
			const body = {
				...{ day, key: key.current },
				lines: came.flatMap(({ line: { product, stepGrams }, state: { units, cost } }) => {
					if (units === null || cost === null) return [];
					return [{ product, cost, ...(stepGrams ? { grams: units } : { quantity: units }) }];
				}),
			};
			const saved = await sellerCall("POST /api/seller/buying", { body });
			toast.success(
				`${counted(saved.lines.length, "product")} on the shelf, ${formatRupees(saved.total)}`,
				"came",
			);
			key.current = randomKey();
			setTyped((all) => stillTyped(all, saved.lines));
			router.refresh();
		},
		{ words: "Failed to save what came", say: (why) => toast.error(why, "came") },
	);

	function save(): void {
		if (!wrong) return void run();
		setQuery("");
		const what = wrong.state.units === null ? "how much came" : "what it cost";
		toast.error(`${wrong.line.name}: please enter ${what}`, "came");
	}

	function onKeyDown(event: KeyboardEvent): void {
		const { target } = event;
		if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			if (came.length > 0 && !busy) save();
			return;
		}
		if (!(target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
		const line = lines.find(({ product }) => product === target.dataset.product);
		const keys: Record<string, () => void> = {
			Enter: () => neighbour(target, 1)?.focus(),
			ArrowDown: () => neighbour(target, 1)?.focus(),
			ArrowUp: () => neighbour(target, -1)?.focus(),
			"=": () => line && onType(line.product, "came", typedAmount(line.buy, line)),
		};
		const act = keys[event.key];
		if (!act) return;
		event.preventDefault();
		act();
	}

	return (
		<>
			<div className="flex flex-wrap items-center gap-2.5">
				<Input
					type="search"
					aria-label="Find a product"
					placeholder="Find a product"
					value={query}
					onChange={(event) => setQuery(event.target.value)}
					className="min-w-48 flex-1 sm:max-w-80"
				/>
				<Button variant="outline" size="sm" onClick={fill}>
					Fill with what was to buy
				</Button>
			</div>
			<div className="grid items-start gap-4.5 wide:grid-cols-[minmax(0,1fr)_14rem]">
				<form
					aria-label="What came"
					onKeyDown={onKeyDown}
					onFocus={({ target }) => setCurrent(target.dataset.product ?? current)}
					onSubmit={(event) => event.preventDefault()}
					className="overflow-clip rounded-lg bg-surface ring-1 ring-line"
				>
					<ColumnHeads
						className={`${rowGrid} py-2.5 max-lg:hidden`}
						names={[
							"Product",
							end("To buy"),
							end("Came"),
							end("Cost each"),
							"Last time",
							end("Sum"),
							end("We sell at"),
						]}
					/>
					<ul>
						{shown.map((line) => (
							<CameRow key={line.product} line={line} typed={typed[line.product]} onType={onType} />
						))}
						{shown.length === 0 && (
							<li className="px-4 py-6 text-center text-ink-2">Nothing like that here.</li>
						)}
					</ul>
				</form>
				{looked && (
					<CostPanel
						line={looked}
						state={cameState(looked, typed[looked.product])}
						history={costs[looked.product] ?? []}
					/>
				)}
			</div>
			<SaveBar
				isUnsaved={came.length > 0}
				leaving={{
					title: "What came is not on the shelf yet",
					description: "What you typed is lost when you leave.",
				}}
				busy={busy}
				undoLabel="Undo all"
				onUndo={() => setTyped({})}
				saveLabel="Put on the shelf"
				onSave={save}
			>
				{came.length > 0 && (
					<>
						<b className="block">
							{came.length} of {lines.length} came, {formatRupees(sum)}
						</b>
						{dear && `${dear.line.name} costs ${dear.state.percent}% more than last time, look again`}
					</>
				)}
			</SaveBar>
		</>
	);
}
