"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#messages";
import { ProductTile } from "@/components/products/card/product-tile";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Input } from "@/components/ui/form/input";
import { Panel } from "@/components/ui/panel";
import { useRupees } from "@/components/ui/price";
import { useSuggestions } from "@/lib/products/client/suggestions";
import { productName } from "@/lib/products/rules/product-words";
import type { Suggestion } from "@/lib/products/rules/search";

type AddSomethingProps = {
	/** Ids of what is in the basket already. */
	known: readonly string[];
	onAdd: (product: Suggestion) => void;
};

/** Finds a product by its name and puts one of it into the basket. */
export function AddSomething({ known, onAdd }: AddSomethingProps) {
	const text = useMessages("weekly");
	const { unit } = useMessages("product");
	const language = useLanguage();
	const rupees = useRupees();
	const [isOpen, setOpen] = useState(false);
	const [query, setQuery] = useState("");
	const found = useSuggestions(query).filter(({ _id, inStock }) => inStock && !known.includes(_id));
	if (!isOpen) {
		return (
			<Button variant="outline" block icon={<Plus className="icon" />} onClick={() => setOpen(true)}>
				{text.add}
			</Button>
		);
	}
	return (
		<Panel className="grid gap-3">
			<Field label={text.add}>
				{(control) => (
					<Input
						{...control}
						type="search"
						autoFocus
						autoComplete="off"
						placeholder={text.addExample}
						value={query}
						onChange={(event) => setQuery(event.target.value)}
					/>
				)}
			</Field>
			<ul className="grid gap-1">
				{found.map((product) => (
					<li key={product._id}>
						<button
							type="button"
							onClick={() => {
								onAdd(product);
								setQuery("");
							}}
							className="grid min-h-tap w-full grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md p-1.5 text-start hover:bg-primary-soft"
						>
							<ProductTile product={product} small sizes="48px" className="aspect-square w-12 rounded-sm" />
							<span className="leading-snug font-semibold">
								<bdi>{productName(product, language)}</bdi>
								<span className="block text-xs font-normal text-ink-3">{unit(product)}</span>
							</span>
							<b className="whitespace-nowrap figures">{rupees(product.offerPrice)}</b>
						</button>
					</li>
				))}
			</ul>
			<p role="status" className="text-sm text-ink-2">
				{query.trim() !== "" && found.length === 0 && text.noneFound}
			</p>
		</Panel>
	);
}
