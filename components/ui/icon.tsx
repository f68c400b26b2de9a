import { clsx } from "clsx";
import type { ReactNode } from "react";

/** An icon that stands in a text's colour; it is never read out, so the words beside it say the same. */
export type IconComponent = (props: { className?: string }) => ReactNode;

/** An icon of one path; `flips` for what points along the line, which is the other way in Urdu. */
export function createIcon(path: string, flips?: "flips"): IconComponent {
	// One element for all places of an icon: a page's data names it once.
	const drawing = <path d={path} />;
	return ({ className }) => (
		<svg viewBox="0 0 24 24" aria-hidden="true" className={clsx("lucide", flips, className)}>
			{drawing}
		</svg>
	);
}
