"use client";

import { type KeyboardEvent, useState } from "react";
import { inputClass } from "@/components/ui/form/input";
import { cn } from "@/lib/cn";
import type { ListedProduct } from "@/lib/products/rules/seller-product";
import { MAX_STOCK } from "@/lib/stock/rules";

type StockNumberProps = {
	product: ListedProduct;
	/** How many there are; null ends the counting. */
	onCount: (set: number | null) => void;
	className?: string;
};

/** What was typed as a number of pieces; nothing is no count, and what is no number is not understood. */
function piecesOf(text: string): number | null | undefined {
	if (text.trim() === "") return null;
	const pieces = Number(text);
	return Number.isInteger(pieces) && pieces >= 0 && pieces <= MAX_STOCK ? pieces : undefined;
}

function focusNext(input: HTMLInputElement): void {
	const all = [...document.querySelectorAll<HTMLInputElement>("[data-stock-number]")];
	all[all.indexOf(input) + 1]?.focus();
}

/** How many pieces there are, changed where it stands: Enter saves and goes to the next row, Escape takes it back. */
export function StockNumber({ product, onCount, className }: StockNumberProps) {
	const { name, stock } = product;
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed ?? (stock === null ? "" : String(stock));
	const isWrong = piecesOf(shown) === undefined;

	function commit(): void {
		const pieces = piecesOf(shown);
		if (typed === null || pieces === undefined) return;
		setTyped(null);
		if (pieces !== stock) onCount(pieces);
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		if (event.key === "Escape") setTyped(null);
		if (event.key !== "Enter" || isWrong) return;
		event.preventDefault();
		commit();
		focusNext(event.currentTarget);
	}

	return (
		<input
			data-stock-number
			type="text"
			inputMode="numeric"
			aria-label={`Pieces of ${name}`}
			aria-invalid={isWrong || undefined}
			placeholder="–"
			title="Empty: not counted"
			value={shown}
			onChange={(event) => setTyped(event.target.value)}
			onFocus={(event) => event.target.select()}
			onBlur={commit}
			onKeyDown={onKeyDown}
			className={cn(inputClass, "min-h-tap w-18 px-2 text-end font-strong figures", className)}
		/>
	);
}
