"use client";

import { clsx } from "clsx";
import { memo } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Switch } from "@/components/ui/form/choices";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { UrduText } from "@/components/ui/urdu-text";
import { aboveBy, type RateLine, shownRate } from "@/lib/buying/rules/rates";
import {
	type MorningRow,
	type PriceColumn,
	stateOf,
	type TypedPrices,
} from "@/lib/products/rules/morning-prices";
import { formatAmount } from "@/lib/text/money";

/** The columns of the grid, which its heading shares; one more where there are rates of the day. */
const rowGrid = "grid grid-cols-[3rem_minmax(0,1fr)_7.5rem] items-center gap-x-3 px-4 max-lg:gap-y-1";
export const gridOf = (hasRates: boolean) =>
	hasRates
		? `${rowGrid} lg:grid-cols-[3rem_minmax(0,1fr)_4.5rem_7.5rem_6.5rem_6.5rem_6.5rem_3rem]`
		: `${rowGrid} lg:grid-cols-[3rem_minmax(0,1fr)_4.5rem_7.5rem_8.5rem_6.5rem_3rem]`;

/** The government's rate, and by how much what is wanted is above it. */
function Rate({ row, rate, wanted }: { row: MorningRow; rate?: RateLine; wanted: number }) {
	const shown = rate && shownRate(row, rate);
	const over = rate ? aboveBy({ ...row, offerPrice: wanted }, rate) : 0;
	const above = shown && !shown.isPerKg && over > 0 ? wanted - shown.rate : over;
	return (
		<span
			className={clsx(
				"rounded-sm px-2 py-1 text-end text-sm font-strong figures max-lg:order-1 max-lg:col-span-2 max-lg:col-start-2",
				above > 0 && "bg-danger-soft text-on-danger-soft",
				!rate && "max-lg:hidden",
			)}
		>
			<span className="lg:sr-only">Government </span>
			{shown ? formatAmount(shown.rate) : <span className="font-normal text-ink-3">none</span>}
			{shown?.isPerKg && <span className="font-normal"> a kg</span>}
			{above > 0 && <span className="block text-xs max-lg:inline"> {formatAmount(above)} above</span>}
		</span>
	);
}

export type PriceRowProps = {
	row: MorningRow;
	/** Its rate of today; null where it has none, missing where nothing has. */
	rate?: RateLine | null;
	typed?: TypedPrices;
	onType: (productId: string, column: PriceColumn, text: string) => void;
	onStock: (row: MorningRow, inStock: boolean) => Promise<void>;
};

type State = ReturnType<typeof stateOf>;

const fields = {
	same: "",
	up: "[&_input]:bg-warning-soft [&_input]:text-on-warning-soft",
	down: "[&_input]:bg-success-soft [&_input]:text-on-success-soft",
	jump: "[&_input]:border-danger [&_input]:bg-danger-soft [&_input]:text-on-danger-soft",
};

function lookOf({ wanted, isJump, isChanged, difference }: State): keyof typeof fields {
	if (wanted === null || isJump) return "jump";
	if (!isChanged || difference === 0) return "same";
	return difference > 0 ? "up" : "down";
}

/** How today's price stands to yesterday's. */
function Change({ id, state, isTyped }: { id: string; state: State; isTyped: boolean }) {
	const { wanted, difference, percent, isJump, dropped } = state;
	const icon = isJump ? "triangle-exclamation-point" : difference > 0 ? "arrow-up-right" : "arrow-down-right";
	return (
		<p
			id={id}
			className={clsx(
				"flex flex-wrap items-center gap-x-1.5 text-xs figures max-lg:col-span-2 max-lg:col-start-2",
				isJump || wanted === null
					? "text-danger"
					: difference > 0
						? "text-on-warning-soft"
						: "text-on-success-soft",
			)}
		>
			{wanted === null && "Please enter a price"}
			{wanted !== null && difference === 0 && isTyped && <span className="text-ink-2">same</span>}
			{wanted !== null && difference !== 0 && (
				<>
					<Icon name={icon} className="size-4 flex-none" />
					<b>
						{difference > 0 ? "+" : "−"}
						{formatAmount(Math.abs(difference))}
					</b>
					<span className={isJump ? "font-bold" : "text-ink-2"}>
						{percent}%{isJump && ", sure?"}
					</span>
				</>
			)}
			{dropped !== null && (
				<span className="text-danger lg:hidden">
					<s>{formatAmount(dropped)}</s> goes
				</span>
			)}
		</p>
	);
}

/** One product: yesterday's price, the field for today's, what that changes. An empty field means unchanged. */
export const PriceRow = memo(function PriceRow({ row, rate, typed = {}, onType, onStock }: PriceRowProps) {
	const { _id, name, urduName, yesterday, offerPrice, price, inStock } = row;
	const state = stateOf(row, typed);
	const changeId = `change-${_id}`;
	const wanted = state.wanted?.offerPrice ?? offerPrice;
	const isAbove = rate ? aboveBy({ ...row, offerPrice: wanted }, rate) > 0 : false;
	const struck = price > offerPrice ? formatAmount(price) : "";
	const field = (column: PriceColumn) => ({
		"data-product": _id,
		"data-column": column,
		"aria-describedby": changeId,
		"aria-invalid": (state.wanted === null && Boolean(typed[column])) || undefined,
		inputMode: "numeric" as const,
		autoComplete: "off",
		maxLength: 20,
		value: typed[column] ?? "",
		onFocus: ({ target }: { target: HTMLInputElement }) => target.select(),
		onChange: ({ target }: { target: HTMLInputElement }) => onType(_id, column, target.value),
	});
	return (
		<li
			className={clsx(
				gridOf(rate !== undefined),
				"border-t border-line py-1.5 [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] focus-within:bg-surface-2",
			)}
		>
			<ProductTile product={row} sizes="3rem" small className="rounded-sm max-lg:row-span-2" />
			<div className="min-w-0 max-lg:row-span-2">
				<p className="flex flex-wrap items-center gap-x-2.5 leading-snug font-strong">
					{name}
					{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
				</p>
				<p className="text-xs text-ink-3 figures">
					{row.stepGrams ? "per kg" : row.unit}
					<span className="block lg:hidden">
						yesterday {formatAmount(yesterday)}{" "}
						{struck && (
							<s>
								<span className="sr-only">old price </span>
								{struck}
							</s>
						)}
					</span>
				</p>
			</div>
			<span className="text-end font-semibold figures max-lg:hidden">{formatAmount(yesterday)}</span>
			<Input
				{...field("today")}
				unit="Rs."
				aria-label={`${name}, price today`}
				placeholder={formatAmount(offerPrice)}
				className={clsx(
					"[&_input]:min-h-tap [&_input]:scroll-mt-32 [&_input]:scroll-mb-40 [&_input]:text-end [&_input]:font-bold [&_input]:placeholder:font-normal",
					fields[lookOf(state)],
					isAbove && "[&_input]:border-danger",
				)}
			/>
			<Change id={changeId} state={state} isTyped={Boolean(typed.today)} />
			{rate !== undefined && <Rate row={row} rate={rate ?? undefined} wanted={wanted} />}
			<div className="relative grid max-lg:hidden">
				<Input
					{...field("old")}
					aria-label={`${name}, old price`}
					placeholder={struck || "none"}
					className="min-h-tap! scroll-mt-32 scroll-mb-40 text-end figures"
				/>
				{state.dropped !== null && (
					<span className="pointer-events-none absolute inset-y-0 inset-s-3 flex items-center text-xs font-bold text-danger">
						goes
					</span>
				)}
			</div>
			<Switch
				checked={inStock}
				onChange={(next) => void onStock(row, next)}
				aria-label={`${name} in stock`}
				className="justify-self-end text-xs! text-ink-2 max-lg:col-start-3 max-lg:row-start-2 max-lg:flex-row-reverse"
				state={<span className="lg:hidden">{inStock ? "In stock" : "Out"}</span>}
			/>
		</li>
	);
});
