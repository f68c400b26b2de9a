import { clsx } from "clsx";
import type { ReactNode } from "react";

type PageBarProps = {
	/** Takes the bottom nav's place too, as in the cart and the checkout. */
	alone?: boolean;
	/** Something stands in the way of the button; the reason comes first, on a line of its own. */
	blocked?: boolean;
	children: ReactNode;
};

/** A page's own bar at the foot of phones: what it costs and one button. The cart bar gives way to it. */
export function PageBar({ alone, blocked, children }: PageBarProps) {
	return (
		<div
			data-page-bar={alone ? "alone" : "over-nav"}
			className={clsx(
				"fixed inset-x-0 z-bar grid grid-cols-[auto_1fr] items-center gap-3 bg-surface px-4 pt-2.75 shadow-bar lg:hidden",
				alone ? "bottom-0 pb-[calc(0.7rem+env(safe-area-inset-bottom))]" : "bottom-bottom-nav pb-2.75",
				blocked && "border-t-3 border-accent",
			)}
		>
			{children}
		</div>
	);
}
