"use client";

import { clsx } from "clsx";
import { CircleCheck, Search } from "lucide-react";
import { useId, useState } from "react";
import { ProductTile } from "@/components/products/card/product-tile";
import { Input } from "@/components/ui/form/input";
import { useSuggestions } from "@/lib/products/client/suggestions";
import type { Suggestion } from "@/lib/products/rules/search";
import { formatRupees } from "@/lib/text/money";
import type { WalkedLine } from "./lines";

/** As many as are seen without scrolling. */
const OFFERS = 4;

type InsteadProps = {
	line: WalkedLine;
	/** How many pieces are not there. */
	missing: number;
	shelf: readonly Suggestion[] | null;
	chosen: Suggestion | null;
	onChoose: (product: Suggestion) => void;
};

/** What can stand in for a line: of its category, on the shelf, the closest price first. */
function closestTo({ product, unitPrice, order }: WalkedLine, shelf: readonly Suggestion[]): Suggestion[] {
	const ordered = new Set(order.items.map((item) => item.product._id));
	const apart = ({ offerPrice }: Suggestion) => Math.abs(offerPrice - unitPrice);
	return shelf
		.filter(({ _id, category, inStock }) => inStock && category === product.category && !ordered.has(_id))
		.toSorted((a, b) => apart(a) - apart(b))
		.slice(0, OFFERS);
}

/** What it costs beside what was ordered: a dearer one is the shop's loss, and the customer pays the same. */
function priceText(missing: number, unitPrice: number, { offerPrice }: Suggestion): string {
	const less = missing * (unitPrice - offerPrice);
	return less > 0 ? `${formatRupees(less)} less` : "Same price";
}

/** Things to put in instead; others from the shelf by name, also in Roman Urdu. */
export function Instead({ line, missing, shelf, chosen, onChoose }: InsteadProps) {
	const [query, setQuery] = useState("");
	const found = useSuggestions(query).filter(({ inStock, _id }) => inStock && _id !== line.product._id);
	const id = useId();
	const closest = shelf ? closestTo(line, shelf) : [];
	const shown = query.trim() === "" ? closest : found.slice(0, OFFERS);
	const all = chosen && !shown.some(({ _id }) => _id === chosen._id) ? [chosen, ...shown] : shown;
	return (
		<fieldset className="grid min-w-0 gap-2.5">
			<legend className="mb-2.5 font-strong">Put in instead</legend>
			{all.length > 0 && (
				<div className="grid grid-cols-2 gap-2.5">
					{all.map((product) => (
						<label
							key={product._id}
							className={clsx(
								"relative block cursor-pointer overflow-hidden rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-focus",
								product._id === chosen?._id
									? "bg-primary-soft text-on-primary-soft ring-3 ring-primary"
									: "bg-surface ring-1 ring-line-strong",
							)}
						>
							<input
								type="radio"
								name={id}
								checked={product._id === chosen?._id}
								onChange={() => onChoose(product)}
								className="absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
							/>
							<ProductTile
								product={product}
								sizes="12rem"
								small
								className="h-24 rounded-none [&>img]:size-full [&>img]:object-contain"
							/>
							{product._id === chosen?._id && (
								<CircleCheck className="absolute top-2 inset-e-2 size-7 rounded-full bg-primary text-on-primary" />
							)}
							<span className="block px-3 py-2 text-sm leading-snug">
								<b className="block text-md">{product.name}</b>
								{product.unit}, {formatRupees(product.offerPrice)}
								<b className="block text-primary">{priceText(missing, line.unitPrice, product)}</b>
							</span>
						</label>
					))}
				</div>
			)}
			<label htmlFor={`${id}-search`} className="flex items-center gap-2 text-sm font-strong">
				<Search className="icon" />
				Something else from the shelf
			</label>
			<Input
				id={`${id}-search`}
				type="search"
				value={query}
				placeholder="naashpati, pear …"
				autoComplete="off"
				onChange={(event) => setQuery(event.target.value)}
			/>
			{query.trim() !== "" && found.length === 0 && (
				<p role="status" className="text-sm text-ink-2">
					Nothing on the shelf is called that.
				</p>
			)}
		</fieldset>
	);
}
