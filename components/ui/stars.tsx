import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { useMessages } from "#messages";
import { cn } from "@/lib/cn";

/** A five-pointed star in a 24 by 24 box. */
export const STAR_PATH = "M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.8L12 17.7 5.9 21l1.2-6.8-5-4.8L9 8.5z";

type StarsProps = {
	/** 0 to 5, with fractions. */
	rating: number;
	size?: "sm" | "md" | "lg";
	className?: string;
};

type Filled = CSSProperties & { "--filled": string };

const heights = { sm: "h-3.5", md: "h-4", lg: "h-5.5" };

function filledTo(rating: number): Filled {
	return { "--filled": `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%` };
}

/** A rating as five stars, filled to the fraction. */
export function Stars({ rating, size = "md", className }: StarsProps) {
	const text = useMessages("ui");
	return (
		<span
			role="img"
			aria-label={text.rating(rating.toFixed(1), 0)}
			className={cn("stars", heights[size], className)}
			style={filledTo(rating)}
		/>
	);
}

type RatingProps = { rating: number; reviews: number; className?: string };

/** The same on a card, with how many reviews it is from; on a shelf of small cards one star and the number. */
export function Rating({ rating, reviews, className }: RatingProps) {
	const text = useMessages("ui");
	const shown = rating.toFixed(1);
	return (
		<span
			role="img"
			aria-label={text.rating(shown, reviews)}
			data-rating={shown}
			data-reviews={reviews > 0 ? reviews : undefined}
			className={clsx("rating text-2xs figures", className)}
			style={filledTo(rating)}
		/>
	);
}
