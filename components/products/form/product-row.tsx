"use client";

import Link from "next/link";
import { type KeyboardEvent, useState } from "react";
import { useMay } from "@/components/staff/signed-in";
import { Tag } from "@/components/ui/badges";
import { IconButton } from "@/components/ui/button";
import { Checkbox, Switch } from "@/components/ui/form/choices";
import { Input } from "@/components/ui/form/input";
import { Icon } from "@/components/ui/icons";
import { Menu, MenuButton, MenuLink } from "@/components/ui/overlay/menu";
import { UrduText } from "@/components/ui/urdu-text";
import type { ListedProduct } from "@/lib/products/schema/product-form";
import { MAX_STOCK } from "@/lib/stock/rules";
import { formatRupees } from "@/lib/text/money";
import { type Stepped, typedUnits } from "@/lib/text/sold-by";
import { ProductTile } from "../card/product-tile";

type StockNumberProps = {
	product: ListedProduct;
	/** How many there are; null ends the counting. */
	onCount: (set: number | null) => void;
};

/** What was typed as a number of pieces or a weight; nothing is no count, and what is neither is not understood. */
function piecesOf(text: string, product: Stepped): number | null | undefined {
	if (text.trim() === "") return null;
	const pieces = typedUnits(text, product);
	return pieces !== null && pieces <= MAX_STOCK ? pieces : undefined;
}

function focusNext(input: HTMLInputElement): void {
	const all = [...document.querySelectorAll<HTMLInputElement>("[data-stock-number]")];
	all[all.indexOf(input) + 1]?.focus();
}

/** How many pieces there are, changed where it stands: Enter saves and goes to the next row, Escape takes it back. */
function StockNumber({ product, onCount }: StockNumberProps) {
	const { name, stock } = product;
	const [typed, setTyped] = useState<string | null>(null);
	const shown = typed ?? (stock === null ? "" : String(stock));
	const isWrong = piecesOf(shown, product) === undefined;

	function commit(): void {
		const pieces = piecesOf(shown, product);
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
		<Input
			data-stock-number
			inputMode={product.stepGrams ? "text" : "numeric"}
			aria-label={`${product.stepGrams ? "Grams" : "Pieces"} of ${name}`}
			aria-invalid={isWrong || undefined}
			placeholder={product.stepGrams ? "– g" : "–"}
			title={product.stepGrams ? "Grams, or as 1.5 kg; empty: not counted" : "Empty: not counted"}
			value={shown}
			onChange={(event) => setTyped(event.target.value)}
			onFocus={(event) => event.target.select()}
			onBlur={commit}
			onKeyDown={onKeyDown}
			className="min-h-tap! w-18! px-2! text-end font-strong figures max-lg:col-start-3 max-lg:row-start-2 max-lg:mt-1"
		/>
	);
}

type RowMenuProps = { product: ListedProduct; onArchive: (isArchived: boolean) => void };

/** What can be done with one product of the overview. */
function RowMenu({ product, onArchive }: RowMenuProps) {
	const { _id, name, isArchived } = product;
	return (
		<Menu
			trigger={(props) => (
				<IconButton aria-label={`More about ${name}`} {...props}>
					<Icon name="ellipsis-vertical" />
				</IconButton>
			)}
		>
			<MenuLink href={`/seller/edit-product/${_id}`} icon="pencil">
				Edit
			</MenuLink>
			<MenuLink href={`/seller/add-product?copy=${_id}`} icon="copy">
				Duplicate
			</MenuLink>
			<MenuButton onSelect={() => onArchive(!isArchived)} icon={isArchived ? "archive-arrow-up" : "archive"}>
				{isArchived ? "Put back on the shelf" : "Archive"}
			</MenuButton>
		</Menu>
	);
}

type ProductRowProps = {
	product: ListedProduct;
	chosen: boolean;
	onChoose: (chosen: boolean) => void;
	onStock: (inStock: boolean) => void;
	onCount: (set: number | null) => void;
	onArchive: (isArchived: boolean) => void;
};

function RowPrice({ price, offerPrice }: Pick<ListedProduct, "price" | "offerPrice">) {
	return (
		<>
			{formatRupees(offerPrice)}
			{price > offerPrice && (
				<s className="text-xs font-normal whitespace-nowrap text-ink-3 max-lg:ms-1.5 lg:block">
					<span className="sr-only">was </span>
					{formatRupees(price)}
				</s>
			)}
		</>
	);
}

/** One product of the overview: what it is, what it costs, whether it can be bought. */
export function ProductRow({ product, chosen, onChoose, onStock, onCount, onArchive }: ProductRowProps) {
	const { _id, name, urduName, category, inStock, isDeal, isArchived } = product;
	const manages = useMay("management");
	return (
		<li className="grid grid-cols-[auto_3rem_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 border-t border-line py-1.5 pe-1 ps-3 first:border-t-0 hover:bg-surface-2 lg:grid-cols-[auto_3rem_minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_4.5rem_10rem_auto] lg:gap-x-3.5 lg:ps-4">
			{manages ? (
				<Checkbox
					checked={chosen}
					onChange={(event) => onChoose(event.target.checked)}
					aria-label={`Choose ${name}`}
				>
					{null}
				</Checkbox>
			) : (
				<span />
			)}
			<ProductTile product={product} sizes="3rem" small className="rounded-sm" />
			<div className="min-w-0">
				<h2 className="flex flex-wrap items-center gap-x-2.5 text-sm leading-snug">
					{manages ? (
						<Link
							href={`/seller/edit-product/${_id}`}
							prefetch={false}
							className="tap-area font-strong hover:underline"
						>
							{name}
						</Link>
					) : (
						<span className="font-strong">{name}</span>
					)}
					{urduName && <UrduText className="text-ink-2">{urduName}</UrduText>}
					{isDeal && <Tag tone="deal">Deal</Tag>}
				</h2>
				<p className="text-xs text-ink-3">{product.stepGrams ? "per kg" : product.unit}</p>
				<p className="text-xs font-semibold figures lg:hidden">
					<RowPrice {...product} />
				</p>
			</div>
			<span className="hidden text-ink-2 lg:block">{category}</span>
			<span className="hidden text-end font-bold figures lg:block">
				<RowPrice {...product} />
			</span>
			{!isArchived && <StockNumber product={product} onCount={onCount} />}
			{isArchived ? (
				<span className="justify-self-end text-ink-3 lg:col-start-7 lg:w-38">Archived</span>
			) : (
				<Switch
					checked={inStock}
					onChange={onStock}
					aria-label={`${name} in stock`}
					className="justify-self-end font-semibold text-ink-2 lg:w-38"
					state={
						<span className="whitespace-nowrap max-lg:hidden">{inStock ? "In stock" : "Out of stock"}</span>
					}
				/>
			)}
			{manages && <RowMenu product={product} onArchive={onArchive} />}
		</li>
	);
}
