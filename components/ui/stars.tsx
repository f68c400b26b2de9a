import { cn } from "@/lib/cn";
import { STAR_PATH } from "./star-shape";

/* Five stars in one path: cards are many, so each row of stars is two elements and not ten. */
const rowOffsets = [0, 24, 48, 72, 96];

function StarRow({ className }: { className?: string }) {
	return (
		<svg viewBox="0 0 120 24" className={className} fill="currentColor" aria-hidden="true">
			{rowOffsets.map((x) => (
				<path key={x} d={STAR_PATH} transform={x ? `translate(${x})` : undefined} />
			))}
		</svg>
	);
}

type StarsProps = {
	/** 0 to 5, with fractions. */
	rating: number;
	size?: "sm" | "md" | "lg";
	className?: string;
};

const heights = { sm: "h-3.5", md: "h-4", lg: "h-5.5" };

/** A rating as five stars, filled to the fraction. */
export function Stars({ rating, size = "md", className }: StarsProps) {
	const filled = (Math.min(5, Math.max(0, rating)) / 5) * 100;
	return (
		<span
			role="img"
			aria-label={`${rating.toFixed(1)} out of 5`}
			className={cn("relative inline-block aspect-[5/1] flex-none text-line", heights[size], className)}
		>
			<StarRow className="h-full w-full" />
			<span className="absolute inset-y-0 left-0 overflow-hidden text-star" style={{ width: `${filled}%` }}>
				<StarRow className="h-full max-w-none aspect-[5/1]" />
			</span>
		</span>
	);
}
