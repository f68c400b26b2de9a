import { clsx } from "clsx";
import { countText } from "@/lib/text/money";

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
