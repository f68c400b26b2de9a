import type { CSSProperties } from "react";
import { useMessages } from "#messages";
import { cn } from "@/lib/cn";

type StarsProps = {
	/** 0 to 5, with fractions. */
	rating: number;
	/** From how many reviews, for screen readers, where the number beside it does not say so. */
	reviews?: number;
	size?: "sm" | "md" | "lg";
	className?: string;
};

type Filled = CSSProperties & { "--filled": string };

const heights = { sm: "h-3.5", md: "h-4", lg: "h-5.5" };

/** A rating as five stars, filled to the fraction. */
export function Stars({ rating, reviews = 0, size = "md", className }: StarsProps) {
	const filled: Filled = { "--filled": `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%` };
	const text = useMessages("ui");
	return (
		<span
			role="img"
			aria-label={text.rating(rating.toFixed(1), reviews)}
			className={cn("stars", heights[size], className)}
			style={filled}
		/>
	);
}
