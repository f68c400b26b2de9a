import { clsx } from "clsx";
import type { ReactNode } from "react";

type PageBarProps = {
	/** Something stands in the way of the button; the reason comes first, on a line of its own. */
	blocked?: boolean;
	children: ReactNode;
};

/** A page's own bar at the foot of phones: what it costs and one button. The cart bar and the bottom nav give way to it. */
export function PageBar({ blocked, children }: PageBarProps) {
	return (
		<div
			data-page-bar="alone"
			className={clsx(
				"@container fixed inset-x-0 bottom-0 z-bar bg-surface px-4 pt-2.75 pb-[calc(0.7rem+env(safe-area-inset-bottom))] shadow-bar lg:hidden print:hidden",
				blocked && "border-t-3 border-accent",
			)}
		>
			{/* With large letters one below the other. */}
			<div className="grid grid-cols-[auto_1fr] items-center gap-3 @max-[17rem]:grid-cols-1 @max-[17rem]:*:last:whitespace-normal">
				{children}
			</div>
		</div>
	);
}
