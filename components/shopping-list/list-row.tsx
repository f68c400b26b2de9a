"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { IconButton } from "@/components/ui/button";
import { Input } from "@/components/ui/form/input";
import { Stepper } from "@/components/ui/form/stepper";
import { Icon } from "@/components/ui/icons";
import { useRupees } from "@/components/ui/price";
import { productName } from "@/lib/products/rules/product";
import type { Suggestion } from "@/lib/products/rules/search";
import type { Choice, FoundLine } from "@/lib/shopping-list/client/list";
import { MAX_LINE_QUANTITY } from "@/lib/stock/rules";
import { lineCost } from "@/lib/text/sold-by";

/** What so many of a product cost, rupees. */
export const costOf = ({ offerPrice, stepGrams }: Suggestion, quantity: number): number =>
	lineCost({ unitPrice: offerPrice, quantity, stepGrams });

/** What a product is sold in, and what so much of it is called: `1 kg`, `750 g`. */
function useAmounts() {
	const text = useMessages("list");
	const { unit, weight, perKg } = useMessages("product");
	const rupees = useRupees();
	return {
		/** Its price, of which amount. */
		price: (product: Suggestion) =>
			product.stepGrams
				? `${rupees(product.offerPrice)} ${perKg}`
				: `${rupees(product.offerPrice)} · ${unit(product)}`,
		unit: (product: Suggestion) => (product.stepGrams ? weight(product.stepGrams) : unit(product)),
		/** So many steps of what is weighed; nothing for what is counted. */
		grams: ({ stepGrams }: Suggestion, quantity: number) =>
			stepGrams ? weight(quantity * stepGrams) : undefined,
		amount: (product: Suggestion, quantity: number) =>
			product.stepGrams ? weight(quantity * product.stepGrams) : text.times(quantity, unit(product)),
	};
}

type FoundRowProps = {
	line: FoundLine;
	/** The tab key comes to the first alone; the arrows lead on. */
	isFirst: boolean;
	onChoose: (key: string, choice: Choice) => void;
};

/** Why a line should be looked at; null where it need not. */
function useReason({ doubt, product, quantity }: FoundLine): string | null {
	const text = useMessages("list");
	const { unit, amount } = useAmounts();
	const name = productName(product, useLanguage());
	switch (doubt) {
		case "sold-out":
			return text.soldOut(name);
		case "which":
			return text.took(name);
		case "rounded":
			return text.rounded(unit(product), amount(product, quantity));
		case "vague":
			return text.vague;
		default:
			return null;
	}
}

/** A line that was found: what was written, what is taken, how much, and what it costs. */
export function FoundRow({ line, isFirst, onChoose }: FoundRowProps) {
	const { key, text: written, product, quantity, others } = line;
	const text = useMessages("list");
	const { price, grams } = useAmounts();
	const rupees = useRupees();
	const name = productName(product, useLanguage());
	const reason = useReason(line);
	const { inStock } = product;
	const [isOpen, setOpen] = useState(false);
	const showsOthers = others.length > 0 && (isOpen || !inStock);
	return (
		<li
			data-line
			tabIndex={isFirst ? 0 : -1}
			className={clsx(
				"grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5 py-3.5 [contain-intrinsic-size:auto_7.25rem] [content-visibility:auto] [overflow-clip-margin:0.5rem] md:grid-cols-[4rem_minmax(0,1fr)_auto_5.5rem]",
				reason === null
					? "border-b border-line last:border-0"
					: "relative -mx-3 my-2 rounded-md bg-warning-soft px-3 text-on-warning-soft",
			)}
		>
			<p className="col-span-full mb-1 flex items-center gap-1.5 text-sm leading-snug">
				<Icon
					name={reason === null ? "check" : "triangle-exclamation-point"}
					className={clsx("size-4 flex-none stroke-[2.5]", reason === null && "text-primary")}
				/>
				<span className="min-w-0 wrap-anywhere">
					<bdi className={clsx("font-strong", reason === null ? "text-ink-2" : "text-ink")}>{written}</bdi>
					{reason !== null && <>: {reason}</>}
				</span>
			</p>
			<ProductTile
				product={product}
				small
				sizes="64px"
				className="row-span-2 size-16 self-start rounded-md md:row-span-1"
			/>
			<p className="leading-snug text-ink">
				<span className="font-strong">{name}</span>
				<span className="block text-sm text-ink-3">{price(product)}</span>
			</p>
			{inStock && (
				<b className="text-end font-extrabold whitespace-nowrap text-ink figures md:order-1">
					{rupees(costOf(product, quantity))}
				</b>
			)}
			<div className="col-span-2 col-start-2 flex items-center justify-between gap-2 pt-1.5 md:col-span-1 md:pt-0 md:col-start-3 md:row-start-2 md:flex-row-reverse">
				{inStock && (
					<Stepper
						label={text.quantityOf(name)}
						value={quantity}
						text={grams(product, quantity)}
						max={MAX_LINE_QUANTITY}
						onChange={(next) => onChoose(key, { quantity: next })}
					/>
				)}
				{inStock && others.length > 0 && (
					<button
						type="button"
						aria-expanded={isOpen}
						onClick={() => setOpen(!isOpen)}
						className="flex min-h-tap items-center gap-1 rounded-sm px-2 text-sm font-semibold text-ink-2"
					>
						{text.others}
						<Icon
							name="chevron-down"
							className={clsx("size-4 transition-transform", isOpen && "rotate-180")}
						/>
					</button>
				)}
			</div>
			{showsOthers && (
				<div className="col-span-full mt-2 grid gap-2">
					{!inStock && <p className="text-sm">{text.instead}</p>}
					<Others
						others={others}
						onTake={(other) => {
							onChoose(key, { product: other, quantity: undefined });
							setOpen(false);
						}}
					/>
				</div>
			)}
		</li>
	);
}

function Others({
	others,
	onTake,
}: {
	others: readonly Suggestion[];
	onTake: (product: Suggestion) => void;
}) {
	const language = useLanguage();
	const { price } = useAmounts();
	return (
		<div className="grid grid-cols-2 gap-2">
			{others.map((other) => (
				<button
					key={other._id}
					type="button"
					onClick={() => onTake(other)}
					className="grid min-h-14 grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-2.5 rounded-md bg-surface p-1.5 text-start text-sm leading-close text-ink inset-ring-1 inset-ring-line-strong hover:inset-ring-primary"
				>
					<ProductTile product={other} small sizes="44px" className="aspect-square rounded-sm" />
					<span>
						<span className="font-strong">{productName(other, language)}</span>
						<span className="block text-xs text-ink-2 figures">{price(other)}</span>
					</span>
				</button>
			))}
		</div>
	);
}

type MissedRowProps = { text: string; onRewrite: (line: string, next: string) => void };

/** A line that the shop has nothing for: it stays, to be written another way or taken off. */
export function MissedRow({ text: written, onRewrite }: MissedRowProps) {
	const text = useMessages("list");
	const [isEdited, setEdited] = useState(false);
	return (
		<li className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border-[1.5px] border-dashed border-line-strong py-1.5 ps-3.5 pe-1 leading-snug">
			<Icon name="search" className="icon text-ink-3" />
			{isEdited ? (
				<Input
					autoFocus
					dir="auto"
					aria-label={text.edit(written)}
					defaultValue={written}
					onKeyDown={(event) => {
						if (event.key !== "Enter" && event.key !== "Escape") return;
						event.preventDefault();
						if (event.key === "Enter") onRewrite(written, event.currentTarget.value.trim());
						setEdited(false);
					}}
					onBlur={(event) => {
						onRewrite(written, event.target.value.trim());
						setEdited(false);
					}}
				/>
			) : (
				<p className="min-w-0">
					<bdi className="font-strong wrap-anywhere">{written}</bdi>
					<span className="block text-sm text-ink-2">{text.notHere}</span>
				</p>
			)}
			<span className="flex">
				<IconButton aria-label={text.edit(written)} onClick={() => setEdited(!isEdited)}>
					<Icon name="pencil" />
				</IconButton>
				<IconButton aria-label={text.remove(written)} onClick={() => onRewrite(written, "")}>
					<Icon name="x" />
				</IconButton>
			</span>
		</li>
	);
}
