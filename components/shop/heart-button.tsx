"use client";

import { clsx } from "clsx";
import { Heart } from "lucide-react";
import { toggleFavourite, useIsFavourite } from "@/lib/client/favourites";

type HeartButtonProps = { product: { _id: string; name: string }; className?: string };

/** Marks a product as a favourite, at once, with a network or without. */
export function HeartButton({ product: { _id, name }, className }: HeartButtonProps) {
	const isMarked = useIsFavourite(_id);
	return (
		<button
			type="button"
			aria-pressed={isMarked}
			aria-label={`Favourite: ${name}`}
			onClick={() => toggleFavourite(_id)}
			className={clsx("grid size-tap place-items-center rounded-full text-danger", className)}
		>
			<span className="grid size-8 place-items-center rounded-full bg-surface shadow-sm">
				<Heart className={clsx("size-4.5", isMarked && "fill-current")} aria-hidden />
			</span>
		</button>
	);
}
