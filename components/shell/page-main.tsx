import type { ReactNode } from "react";
import { useMessages } from "#messages";

/**
 * What a page has to say, between header and footer; the footer begins below the first screen, so that a page which the
 * browser fills moves nothing that is seen. Each page has its own: pages with a lower header begin higher up, and one that
 * all shared would count as moved.
 */
export function PageMain({ children }: { children: ReactNode }) {
	return (
		<main id="main" tabIndex={-1} className="min-h-[calc(100svh-4.5rem)] flex-1 outline-none">
			{children}
		</main>
	);
}

/** The first thing the keyboard reaches: past the header. */
export function SkipLink() {
	const { skip } = useMessages("ui");
	return (
		<a
			href="#main"
			className="absolute -top-16 inset-s-4 z-skip rounded-md bg-surface px-5 py-3 font-bold focus:top-3 focus:shadow-md"
		>
			{skip}
		</a>
	);
}
