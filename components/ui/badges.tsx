import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { useMessages } from "#messages";
import { countText } from "@/lib/text/money";

const tones = {
	plain: "bg-bg-sunk text-ink-2",
	fruit: "bg-fruit-soft text-on-fruit-soft",
	veg: "bg-veg-soft text-on-veg-soft",
	bundle: "bg-bundle-soft text-on-bundle-soft",
	"fruit-badge": "bg-fruit-badge text-on-fruit-soft shadow-xs",
	"veg-badge": "bg-veg-badge text-on-veg-soft shadow-xs",
	"bundle-badge": "bg-bundle-badge text-on-bundle-soft shadow-xs",
	deal: "bg-deal text-on-deal",
	save: "bg-accent text-on-accent",
	low: "bg-accent-soft text-on-accent-soft",
	success: "bg-success-soft text-on-success-soft",
	warning: "bg-warning-soft text-on-warning-soft",
	danger: "bg-danger-soft text-on-danger-soft",
	info: "bg-info-soft text-on-info-soft",
	out: "bg-ink text-bg",
};
export type TagTone = keyof typeof tones;

type TagProps = {
	tone?: TagTone;
	size?: "sm" | "lg";
	/** An icon before the words. */
	icon?: ReactNode;
	/** A dot of the tag's colour before the words. */
	dot?: boolean;
	className?: string;
	children: ReactNode;
};

/** A word or two about the thing it is fixed to. Never pressed. */
export function Tag({ tone = "plain", size = "sm", icon, dot, className, children }: TagProps) {
	return (
		<span
			className={clsx(
				"tag leading-close",
				size === "sm" ? "text-2xs" : "px-2.5 py-1.5 text-sm",
				tones[tone],
				className,
			)}
		>
			{dot && <span className="size-2 flex-none rounded-full bg-current" aria-hidden />}
			{icon}
			{children}
		</span>
	);
}

type CountBadgeProps = {
	count: number;
	tone?: "accent" | "alert";
	/** There is room for the number whatever it is. */
	isWhole?: boolean;
	className?: string;
};

/** A small number; above 99 it reads 99+ (spec 2, seller layout), unless it is to be said whole. */
export function CountBadge({ count, tone = "accent", isWhole = false, className }: CountBadgeProps) {
	return (
		<span
			className={clsx(
				"inline-grid h-5.5 min-w-5.5 place-items-center rounded-full px-1.5 text-2xs leading-none whitespace-nowrap font-extrabold figures",
				tone === "accent" ? "bg-accent text-on-accent" : "bg-alert text-on-alert",
				className,
			)}
		>
			{isWhole ? count.toLocaleString("en") : countText(count)}
		</span>
	);
}

/** A five-pointed star in a 24 by 24 box. */
export const STAR_PATH = "M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.8L12 17.7 5.9 21l1.2-6.8-5-4.8L9 8.5z";

type StarsProps = {
	/** 0 to 5, with fractions. */
	rating: number;
	size?: "sm" | "md" | "lg";
};

type Filled = CSSProperties & { "--filled": string };

const heights = { sm: "h-3.5", md: "h-4", lg: "h-5.5" };

function filledTo(rating: number): Filled {
	return { "--filled": `${(Math.min(5, Math.max(0, rating)) / 5) * 100}%` };
}

/** A rating as five stars, filled to the fraction. */
export function Stars({ rating, size = "md" }: StarsProps) {
	const text = useMessages("ui");
	return (
		<span
			role="img"
			aria-label={text.rating(rating.toFixed(1), 0)}
			className={clsx("stars", heights[size])}
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
