import Link from "next/link";
import type { KeyboardEvent } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Input } from "@/components/ui/form/input";
import type { ListedProduct } from "@/lib/products/schema/product-form";

type StockRowProps = {
	product: ListedProduct;
	typed: string;
	/** Pieces that come, or below 0 go. */
	change: number;
	/** Of what is not counted nothing can be taken away. */
	canTake: boolean;
	onType: (text: string) => void;
};

/** Enter goes to the next product, as Tab does. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
	if (event.key !== "Enter") return;
	event.preventDefault();
	const all = [...document.querySelectorAll<HTMLInputElement>("[data-pieces]")];
	all[all.indexOf(event.currentTarget) + 1]?.focus();
}

/** One product: how many there are, how many come or go, how many there are then. */
export function StockRow({ product, typed, change, canTake, onType }: StockRowProps) {
	const { _id, name, unit, stock } = product;
	const after = (stock ?? 0) + change;
	return (
		<li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0 lg:px-4">
			<ProductTile product={product} sizes="3rem" small className="rounded-sm" />
			<div className="min-w-0">
				<Link
					href={`/seller/stock/${_id}`}
					prefetch={false}
					className="tap-area font-strong wrap-anywhere hover:underline"
				>
					{name}
				</Link>
				<p className="text-xs text-ink-3 figures">
					{unit}
					{unit && ", "}
					{stock === null ? "not counted" : `${stock} there`}
					{change !== 0 && (
						<b className={after < 0 ? "text-danger" : "text-ink"}>
							{" "}
							→ {after}
							{stock === null && ", counted from now on"}
						</b>
					)}
				</p>
			</div>
			<Input
				data-pieces
				inputMode="numeric"
				aria-label={`Pieces of ${name}`}
				value={typed}
				disabled={!canTake}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={goOn}
				className="w-22! text-end font-strong figures"
			/>
		</li>
	);
}
