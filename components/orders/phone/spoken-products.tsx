"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { FoundProduct, foundClass } from "@/components/products/card/found-product";
import { ProductTile } from "@/components/products/card/product-tile";
import { LineWishButton } from "@/components/products/wishes/line-wish";
import { Tag } from "@/components/ui/badges";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/form/input";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon } from "@/components/ui/icons";
import { useProductSearch } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";
import type { LineWish } from "@/lib/products/rules/wishes";
import { useListIndex } from "@/lib/shopping-list/client/list";
import { type ListLine, matchList } from "@/lib/shopping-list/rules/match-list";
import { meet } from "@/lib/shopping-list/rules/meet";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";
import { formatWeight, lineCost } from "@/lib/text/sold-by";
import type { PhoneLine } from "./use-phone-order";

const SHOWN = 4;

type SpokenProductsProps = {
	lines: readonly PhoneLine[];
	/** A whole list to begin with. */
	list?: string;
	/** `doubt` is what was said of it where somebody should ask; empty where it is sure. */
	onAdd: (product: Suggestion, quantity: number, doubt: string) => void;
	onQuantity: (productId: string, quantity: number) => void;
	onAsk: (productId: string, asked: LineWish) => void;
	/** Enter in an empty line: the caller has said everything. */
	onDone: () => void;
};

const namesOf = (lines: readonly ListLine[]) => lines.map((line) => line.text).join(", ");

/**
 * One line takes what the caller says: `aloo 2 kg, tamatar pao`. Enter adds the marked product; several are added at once,
 * and so is a list that is pasted.
 */
export function SpokenProducts({ lines, list, onAdd, onQuantity, onAsk, onDone }: SpokenProductsProps) {
	const [text, setText] = useState("");
	const [marked, setMarked] = useState(0);
	const [missed, setMissed] = useState("");
	const doubts = lines.flatMap(({ doubt }) => doubt || []);
	const suggest = useProductSearch(true);
	const [index] = useListIndex(true);
	const id = useId();
	const spoken = index && index !== "failed" ? matchList(text, index) : [];
	const last = spoken.at(-1);
	const found = suggest && last ? suggest(last.words).slice(0, SHOWN) : [];
	const at = Math.min(marked, Math.max(0, found.length - 1));

	function addAll(heard: readonly ListLine<Suggestion>[], picked?: Suggestion): void {
		const unknown: ListLine[] = [];
		for (const [position, line] of heard.entries()) {
			const product = (position === heard.length - 1 && picked) || line.product;
			if (!product?.inStock) unknown.push(line);
			else {
				const isOther = product._id !== line.product?._id;
				const quantity = isOther ? meet(line.amount, product).quantity : line.quantity;
				onAdd(product, quantity, isOther || line.isSure ? "" : line.text);
			}
		}
		setText(namesOf(unknown));
		setMissed(unknown.length > 0 ? `Not on the shelf: ${namesOf(unknown)}.` : "");
		setMarked(0);
	}

	const begin = useEffectEvent(() => {
		if (list && index && index !== "failed") addAll(matchList(list, index));
	});
	useEffect(() => {
		if (index) begin();
	}, [index]);

	function onKeyDown(event: KeyboardEvent): void {
		if (event.ctrlKey || event.metaKey) return;
		if (event.key === "ArrowDown") setMarked(Math.min(at + 1, found.length - 1));
		else if (event.key === "ArrowUp") setMarked(Math.max(at - 1, 0));
		else if (event.key === "Enter" && text.trim() === "") onDone();
		else if (event.key === "Enter" && spoken.length > 0)
			addAll(spoken, found[at]?.inStock ? found[at] : undefined);
		else return;
		event.preventDefault();
	}

	return (
		<div className="grid gap-2.5">
			<Input
				data-place="products"
				role="combobox"
				aria-label="What to bring"
				aria-expanded={found.length > 0}
				aria-controls={`${id}-list`}
				aria-activedescendant={found[at] ? `${id}-${found[at]._id}` : undefined}
				autoComplete="off"
				placeholder="aloo 2 kg, tamatar pao"
				value={text}
				onChange={(event) => {
					setText(event.target.value);
					setMarked(0);
				}}
				onKeyDown={onKeyDown}
				onPaste={(event) => {
					const pasted = event.clipboardData.getData("text");
					if (!index || index === "failed" || !/\n\s*\S/.test(pasted.trim())) return;
					event.preventDefault();
					addAll(matchList(pasted, index));
				}}
			/>
			<div
				id={`${id}-list`}
				role="listbox"
				aria-label="Products"
				className="rounded-md ring-1 ring-line empty:hidden"
			>
				{found.map((product, position) => (
					<div
						key={product._id}
						id={`${id}-${product._id}`}
						role="option"
						tabIndex={-1}
						aria-selected={position === at}
						aria-disabled={!product.inStock}
						className={clsx(
							foundClass,
							position === at && "bg-primary-soft text-on-primary-soft",
							!product.inStock && "text-ink-3",
						)}
						onPointerDown={(event) => {
							event.preventDefault();
							if (product.inStock) addAll(spoken, product);
						}}
					>
						<FoundProduct product={product} />
					</div>
				))}
			</div>
			<p role="status" className={missed ? "text-sm text-danger" : "sr-only"}>
				{missed}
				{doubts.length > 0 && <span className="sr-only"> Please ask about: {doubts.join(", ")}.</span>}
			</p>
			<ul aria-label="In this order" className="divide-y divide-line">
				{lines.map(({ product, quantity, asked, doubt }) => (
					<li key={product._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
						<ProductTile product={product} sizes="2.75rem" small className="w-11 flex-none rounded-sm" />
						<span className="min-w-32 flex-1 leading-snug">
							<b>{product.name}</b>
							<span className="block text-xs text-ink-3 figures">
								{product.stepGrams
									? `${formatRupees(product.offerPrice)} per kg`
									: `${product.unit}, ${formatRupees(product.offerPrice)} each`}
							</span>
							{doubt && (
								<Tag tone="low" className="wrap-anywhere">
									Please ask: {doubt}
								</Tag>
							)}
						</span>
						<Stepper
							label={`Quantity of ${product.name}`}
							value={quantity}
							text={product.stepGrams ? formatWeight(product.stepGrams * quantity) : undefined}
							max={MAX_LINE_QUANTITY}
							onChange={(next) => onQuantity(product._id, next)}
						/>
						<b className="min-w-18 text-end figures">
							{formatRupees(lineCost({ ...product, unitPrice: product.offerPrice, quantity }))}
						</b>
						<IconButton
							tone="danger"
							aria-label={`Remove ${product.name}`}
							onClick={() => onQuantity(product._id, 0)}
						>
							<Icon name="trash" />
						</IconButton>
						<LineWishButton line={{ ...product, ...asked }} onChange={(next) => onAsk(product._id, next)} />
					</li>
				))}
			</ul>
		</div>
	);
}
