"use client";

import { clsx } from "clsx";
import { useLanguage, useMessages } from "#messages";
import { toggleFavourite, useIsFavourite } from "@/lib/favourites/client/favourites";
import type { ProductSummary } from "@/lib/products/rules/product";
import { productName } from "@/lib/products/rules/product-words";

type HeartButtonProps = {
	product: Pick<ProductSummary, "_id" | "name" | "urduName">;
	className?: string;
};

/** Marks a product as a favourite, at once, with a network or without. */
export function HeartButton({ product, className }: HeartButtonProps) {
	const { _id } = product;
	const text = useMessages("product");
	const name = productName(product, useLanguage());
	const isMarked = useIsFavourite(_id);
	return (
		<button
			type="button"
			aria-pressed={isMarked}
			aria-label={text.favourite(name)}
			onClick={() => toggleFavourite(_id)}
			className={clsx("heart", className)}
		/>
	);
}
