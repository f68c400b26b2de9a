"use client";

import { type ComponentType, lazy, Suspense, useEffect } from "react";
import type { Messages } from "@/lib/messages";

type Retry = { retry: () => void };

/**
 * Makes what is shown where a part of the shop failed: what happened, and the way on. Every page carries its error
 * boundaries, each whole, so that they hold two texts of its language and nothing else: the rest is fetched when it is needed.
 * @param text what is said until the view is there, and where not even its code can be fetched
 */
export function brokenIn(
	text: Messages["failure"],
	loadView: () => Promise<{ default: ComponentType<Retry> }>,
) {
	function PlainView({ retry }: Retry) {
		return (
			<div className="wrap grid justify-items-center gap-2 py-section text-center">
				<h1 className="display-type text-title">{text.broken}</h1>
				<button type="button" onClick={retry} className="min-h-tap text-link">
					{text.tryAgain}
				</button>
			</div>
		);
	}
	const View = lazy(() => loadView().catch(() => ({ default: PlainView })));

	return function Broken({ error, retry }: Retry & { error: unknown }) {
		useEffect(() => {
			console.error(error);
		}, [error]);

		return (
			<Suspense fallback={<PlainView retry={retry} />}>
				<View retry={retry} />
			</Suspense>
		);
	};
}
